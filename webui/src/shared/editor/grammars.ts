/** Which grammar colours a judge language (names: contract judge-rules §1); each is a chunk of its own. */
import type { Extension } from '@codemirror/state';

export type Grammar =
  | 'cpp'
  | 'csharp'
  | 'go'
  | 'java'
  | 'javascript'
  | 'php'
  | 'python'
  | 'ruby'
  | 'rust';

const byName: Record<string, Grammar> = {
  Java: 'java',
  Golang: 'go',
  'C#': 'csharp',
  PHP: 'php',
  Ruby: 'ruby',
  Rust: 'rust',
};

/** Null shows plain text. */
export function grammarOf(language: string): Grammar | null {
  if (/^C(\+\+)?( |$)/.test(language)) return 'cpp';
  if (/^Py(thon|Py)/.test(language)) return 'python';
  if (language.startsWith('JavaScript ')) return 'javascript';
  return byName[language] ?? null;
}

const loaders: Record<Grammar, () => Promise<Extension>> = {
  cpp: async () => (await import('./grammarCpp')).grammar,
  csharp: async () => (await import('./grammarCsharp')).grammar,
  go: async () => (await import('./grammarGo')).grammar,
  java: async () => (await import('./grammarJava')).grammar,
  javascript: async () => (await import('./grammarJavaScript')).grammar,
  php: async () => (await import('./grammarPhp')).grammar,
  python: async () => (await import('./grammarPython')).grammar,
  ruby: async () => (await import('./grammarRuby')).grammar,
  rust: async () => (await import('./grammarRust')).grammar,
};

export function loadGrammar(language: string): Promise<Extension> | null {
  const grammar = grammarOf(language);
  return grammar && loaders[grammar]();
}
