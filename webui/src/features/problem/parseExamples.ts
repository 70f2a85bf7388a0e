export interface Example {
  input: string;
  output: string;
}

/** Splits the stored form, whose texts are raw: `<` inside an example means itself (contract problem.md §1). */
export function parseExamples(stored: string | null): Example[] {
  const pairs = (stored ?? '').matchAll(
    /<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g,
  );
  return [...pairs].map(([, input = '', output = '']) => ({ input, output }));
}
