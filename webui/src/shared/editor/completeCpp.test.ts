import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completeCpp } from './completeCpp';

async function offered(text: string, isExplicit = false): Promise<string[]> {
  const state = EditorState.create({ doc: text });
  const found = await completeCpp(new CompletionContext(state, text.length, isExplicit));
  return found?.options.map(({ label }) => label) ?? [];
}

test('keywords, names of the library and words of the text are offered', async () => {
  const names = await offered('int distance_to_goal;\nint main() { di');
  expect(names).toEqual(expect.arrayContaining(['while', 'lower_bound', 'vector']));
  expect(names).toContain('distance_to_goal');
  expect(new Set(names).size).toBe(names.length);
});

test('a header is offered after #', async () => {
  expect(await offered('#inc')).toContain('#include <bits/stdc++.h>');
});

test('nothing is offered unasked before two letters, or after a number', async () => {
  expect(await offered('int main() { x')).toEqual([]);
  expect(await offered('int a = 10')).toEqual([]);
  expect(await offered('', true)).toContain('while');
});
