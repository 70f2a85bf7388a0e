/** Which grammar colours a judge language (names: contract judge-rules §1); each is a chunk of its own. */
import type { Extension } from '@codemirror/state';
import { type LazyModule, lazyModule } from '../lib/lazyModule';

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

const sources: Record<Grammar, LazyModule<{ grammar: Extension }>> = {
  cpp: lazyModule(() => import('./grammarCpp')),
  csharp: lazyModule(() => import('./grammarCsharp')),
  go: lazyModule(() => import('./grammarGo')),
  java: lazyModule(() => import('./grammarJava')),
  javascript: lazyModule(() => import('./grammarJavaScript')),
  php: lazyModule(() => import('./grammarPhp')),
  python: lazyModule(() => import('./grammarPython')),
  ruby: lazyModule(() => import('./grammarRuby')),
  rust: lazyModule(() => import('./grammarRust')),
};

/** Null for a language without colours, or when they did not come: code can be read without. */
export async function loadGrammar(language: string): Promise<Extension | null> {
  const grammar = grammarOf(language);
  if (!grammar) return null;
  const loaded = await sources[grammar].load().catch(() => null);
  return loaded?.grammar ?? null;
}
