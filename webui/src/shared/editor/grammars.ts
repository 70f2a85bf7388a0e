/** Which grammar colours a judge language (names: contract judge-rules §1); each is a chunk of its own. */
import type { Extension } from '@codemirror/state';

export type Grammar = 'cpp' | 'java' | 'python';

/** Null shows plain text. */
export function grammarOf(language: string): Grammar | null {
  if (/^C(\+\+)?( |$)/.test(language)) return 'cpp';
  if (language === 'Java') return 'java';
  if (/^Py(thon|Py)/.test(language)) return 'python';
  return null;
}

const loaders: Record<Grammar, () => Promise<Extension>> = {
  cpp: async () => (await import('./grammarCpp')).grammar,
  java: async () => (await import('./grammarJava')).grammar,
  python: async () => (await import('./grammarPython')).grammar,
};

export function loadGrammar(language: string): Promise<Extension> | null {
  const grammar = grammarOf(language);
  return grammar && loaders[grammar]();
}
