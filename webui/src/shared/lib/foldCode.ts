/** What was written as code stands behind a line of these words that opens it. */
export function foldCode(text: ParentNode, words: string): void {
  for (const block of text.querySelectorAll('pre')) {
    const fold = document.createElement('details');
    const line = document.createElement('summary');
    line.textContent = words;
    block.replaceWith(fold);
    fold.append(line, block);
  }
}
