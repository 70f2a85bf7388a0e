import { ensureSyntaxTree, type LanguageSupport, type StreamLanguage } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { grammarOf, loadGrammar } from './grammars';

test.each([
  ['C', 'cpp'],
  ['C With O2', 'cpp'],
  ['C++ 20 With O2', 'cpp'],
  ['C#', 'csharp'],
  ['Java', 'java'],
  ['JavaScript Node', 'javascript'],
  ['JavaScript V8', 'javascript'],
  ['Golang', 'go'],
  ['PHP', 'php'],
  ['PyPy3', 'python'],
  ['Python3', 'python'],
  ['Python2', 'python'],
  ['Ruby', 'ruby'],
  ['Rust', 'rust'],
  ['COBOL', null],
])('%s is coloured by %s', (language, grammar) => {
  expect(grammarOf(language)).toBe(grammar);
});

/** The pieces that a grammar names otherwise than plain text, as "name text". */
async function coloured(language: string, code: string): Promise<string[]> {
  const grammar = (await loadGrammar(language)) as LanguageSupport | StreamLanguage<unknown>;
  const state = EditorState.create({ doc: code, extensions: [grammar] });
  const pieces: string[] = [];
  ensureSyntaxTree(state, code.length, 5000)?.iterate({
    enter: ({ name, from, to, node }) => {
      if (!node.firstChild) pieces.push(`${name} ${code.slice(from, to)}`);
    },
  });
  return pieces;
}

test.each([
  ['C#', 'return 1; // why', ['keyword return', 'number 1', 'comment // why']],
  ['Golang', 'func f() { return "x" }', ['keyword func', 'keyword return', 'string "x"']],
  ['JavaScript Node', 'const a = 1;', ['keyword const', 'number 1']],
  ['Ruby', 'def f; 1; end', ['keyword def', 'number 1', 'keyword end']],
  ['Rust', 'fn f() { 1 }', ['keyword fn', 'number 1']],
  [
    'PHP',
    "<?php\n#[A]\nif ($a < 'x\ny') echo 1; # why\n?>",
    ['meta <?php', 'keyword if', 'variableName.special $a', 'keyword echo', 'number 1'],
  ],
  ['PHP', '# why', ['comment # why']],
])('%s is coloured in its own words: %s', async (language, code, pieces) => {
  expect(await coloured(language, code)).toEqual(expect.arrayContaining(pieces));
});
