/** The words of a written text, for a line that has no room for its form: signs of Markdown and tags
 * of HTML are taken out. The text may be cut off anywhere. */
export function plainWords(source: string): string {
  return source
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*(\)|$)/g, '$1')
    .replace(/^[ \t]*(#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, '')
    .replace(/^[ \t]*([-*_=~`][ \t]*){3,}[\w+#-]*$/gm, ' ')
    .replace(/(?<!\\|\w)(\*{1,3}|~~|`+)(?=\S)([^*~`]*?[^\s\\])\1/g, '$2')
    .replace(/(^|\s)(_{1,3})(?=\S)([^_]*?\S)\2(?=\W|$)/g, '$1$3')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
