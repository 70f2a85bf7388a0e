/** Offered in one table; drawn by the computer's own font. */
export const emojis = Array.from(
  '😀😃😄😁😆😅😂🙂😉😊😍😘😋😜🤔😐😏😒😔😪😴😷😎😕😮😳😢😭😱😤😡👍👎👌👏🙏💪👀🎈🎉💖💔⭐🔥✅❌❓',
);
