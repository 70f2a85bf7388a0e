/** Whom something in an exam is for: everybody, unless a room or a person is named. `name` is theirs. */
export interface Audience {
  uid?: string;
  roomId?: number;
  name?: string;
}

/** As the calls take it (contract timedwork.md §11). */
export const wireAudience = ({ uid, roomId }: Audience) => ({
  ...(uid !== undefined && { uid }),
  ...(roomId !== undefined && { roomId }),
});
