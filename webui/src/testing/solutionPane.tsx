/** The pane in which a problem is solved, with its code editor, for tests. */
import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import type { ComponentProps } from 'react';
import { placeOfContest } from '../entities/contest/contestQueries';
import { practice } from '../entities/place/place';
import { useHidesResults } from '../features/problem/contest/useHidesResults';
import { SolutionPane } from '../features/problem/SolutionPane';
import { problemTexts } from '../features/problem/texts';
import type { ProblemInfo, Submission } from '../features/problem/types';
import { useSolution } from '../features/problem/useSolution';
import { useSubmission } from '../features/problem/useSubmission';
import { changeSettings, defaultSettings } from '../shared/editor/editorSettings';
import { FakeDrafts } from './fakeDrafts';
import { type fakeServer, ok } from './fakeServer';
import { InsideContest } from './insideContest';
import { sampleRow } from './sampleSubmissions';
import { show } from './show';

const problem = { id: 1000, problemId: 'P1000', judgeMode: 'default', examples: '' };
export const info = {
  place: practice,
  problem,
  tags: [],
  languages: ['C', 'C++', 'Java', 'Python3', 'Python2'],
  codeTemplate: { 'C++': '// start here' },
} as unknown as ProblemInfo;

export const row = (status: number): Submission =>
  sampleRow({ submitId: 7, status, time: 12, memory: 2048, language: 'C++' });
export const noCases = {
  'GET /api/get-all-case-result': ok(null),
  'GET /api/get-submission-detail': ok({ submission: { errorMessage: '' } }),
};

interface ScreenProps {
  uid: string | null;
  about: ProblemInfo;
}

function Screen({ uid, about }: ScreenProps) {
  const solution = useSolution(uid, about);
  const hidesResults = useHidesResults();
  const inHand = useSubmission(about.place, about.problem.id, uid, { hidesResults });
  return (
    <SolutionPane info={about} solution={solution} inHand={inHand} isLoggedIn={uid !== null} />
  );
}

/** Of each test; the calls of a server that knows them. */
export let drafts: FakeDrafts;

export async function open(uid: string | null = 'u1', about = info): Promise<EditorView> {
  await show(<Screen uid={uid} about={about} />, [problemTexts]);
  return editor();
}

/** The same in a contest: as its problem A. */
export async function openInContest(
  around: Omit<ComponentProps<typeof InsideContest>, 'children'>,
): Promise<EditorView> {
  const place = placeOfContest(around.contest.id);
  const about = { ...info, place, problem: { ...info.problem, problemId: 'A' } };
  await show(
    <InsideContest {...around}>
      <Screen uid="u1" about={about} />
    </InsideContest>,
    [problemTexts],
  );
  return editor();
}

/** The one on the screen: another language opens another. */
async function editor(): Promise<EditorView> {
  const content = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('section .cm-content');
    if (!found) throw new Error('not loaded yet');
    return found;
  });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('no editor');
  return view;
}

export const type = (view: EditorView, text: string) =>
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
export const text = async () => (await editor()).state.doc.toString();
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const submit = () => press(/^Submit/);
export const panel = () => screen.queryByRole('region', { name: 'Verdict' });
export const asked = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.asked.filter((call) => call.path === path);

/** Before each test: u1 is logged in, and has written nothing. */
export function startAnew(): void {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'token of u1');
  localStorage.setItem('userInfo', JSON.stringify({ uid: 'u1', roleList: [] }));
  changeSettings(defaultSettings);
  drafts = new FakeDrafts();
}
