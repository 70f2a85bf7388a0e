/** What a reader chose and wrote: labels between hashes, then the reason (S2 §3). */
export function reportOf(content: string): { labels: string[]; reason: string } {
  const told = /^(?:#[^#]+#)*/.exec(content)?.[0] ?? '';
  const labels = told.split('#').filter((each) => each !== '');
  return { labels: [...new Set(labels)], reason: content.slice(told.length).trim() };
}
