/** What is written of a problem's solution, without a pane around it, for tests. The clock stands still:
 * `pass` moves it. */
import { act } from '@testing-library/preact';
import { vi } from 'vitest';
import { practice } from '../entities/place/place';
import type { DraftView } from '../features/problem/draft/draftSync';
import type { ProblemInfo } from '../features/problem/types';
import {
  type Solution,
  useCode,
  useDraft,
  useIsKept,
  useSolution,
} from '../features/problem/useSolution';
import { changeSettings, defaultSettings } from '../shared/editor/editorSettings';
import { FakeDrafts } from './fakeDrafts';
import { fakeServer } from './fakeServer';
import { show } from './show';

export const info = {
  place: practice,
  problem: { id: 1000, problemId: 'P1000' },
  languages: ['C', 'C++', 'Python3'],
  codeTemplate: { 'C++': 'int main() {}' },
} as unknown as ProblemInfo;

export let solution: Solution & { code: string; draft: DraftView | null; isKept: boolean };
export let drafts: FakeDrafts;

export function Probe({ uid, about }: { uid: string | null; about: ProblemInfo }) {
  const written = useSolution(uid, about);
  solution = {
    ...written,
    code: useCode(written),
    draft: useDraft(written),
    isKept: useIsKept(written),
  };
  return null;
}

export async function open(uid: string | null, about = info) {
  const { unmount } = await show(<Probe uid={uid} about={about} />);
  await pass(0);
  return unmount;
}

// Not inside act(): it would hold back every render until the time has passed.
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
export const write = (code: string) => act(() => solution.setCode(code));
export const state = () => solution.draft?.state.kind;
export const onServer = (language: string) => drafts.current.get(language)?.code;
/** As another tab of this browser does it. */
export const logIn = (uid: string) => {
  localStorage.setItem('token', `token of ${uid}`);
  localStorage.setItem('userInfo', JSON.stringify({ uid, roleList: [] }));
};
/** As at a computer that has never seen this person. */
export const wipe = () => {
  localStorage.clear();
  changeSettings(defaultSettings);
  logIn('u1');
};

/** Before each test: u1 is logged in at a computer that has never seen him. */
export function startAnew(): void {
  vi.useFakeTimers();
  sessionStorage.clear();
  wipe();
  drafts = new FakeDrafts();
  fakeServer(drafts.calls);
}
