/** How a text is set on sheets. */

/** As the server counts pages. */
const linesPerPage = 60;

export interface NumberedLine {
  number: number;
  text: string;
}

/** The lines of each page. */
export function pagesOf(content: string): NumberedLine[][] {
  const lines = content
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((text, at) => ({ number: at + 1, text }));
  const pages: NumberedLine[][] = [];
  for (let from = 0; from < lines.length; from += linesPerPage) {
    pages.push(lines.slice(from, from + linesPerPage));
  }
  return pages;
}
