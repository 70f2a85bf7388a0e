import { act } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import type { ProblemInfo } from './types';
import { type Solution, useSolution } from './useSolution';

const info = {
  problem: { id: 1000, problemId: 'P1000' },
  languages: ['C', 'C++', 'Python3'],
  codeTemplate: { 'C++': 'int main() {}' },
} as unknown as ProblemInfo;

let solution: Solution;

function Probe({ uid }: { uid: string | null }) {
  solution = useSolution(uid, info);
  return null;
}

const open = async (uid: string | null) => (await show(<Probe uid={uid} />)).unmount;

test('a new problem opens in C++ with its template', async () => {
  await open('u1');
  expect(solution).toMatchObject({ language: 'C++', code: 'int main() {}', savedAt: null });
});

test('every language keeps its own code over a reload', async () => {
  const leave = await open('u1');
  await act(() => solution.setCode('long long a;'));
  await act(() => solution.setLanguage('Python3'));
  expect(solution.code).toBe('');
  await act(() => solution.setCode('print(1)'));
  leave();
  await open('u1');
  expect(solution).toMatchObject({ language: 'Python3', code: 'print(1)' });
  await act(() => solution.setLanguage('C++'));
  expect(solution.code).toBe('long long a;');
});

test('what a guest wrote is there after the login, and nobody else sees it', async () => {
  const leave = await open(null);
  await act(() => solution.setCode('guest code'));
  leave();
  const leaveAgain = await open('u1');
  expect(solution.code).toBe('guest code');
  leaveAgain();
  await open('u2');
  expect(solution.code).toBe('int main() {}');
});
