import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Place, placeKey, practice } from '../../entities/place/place';
import { enterSession, storeToken } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleInfo } from '../../testing/sampleProblem';
import { pageOf, sampleRow } from '../../testing/sampleSubmissions';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { ReadingPane } from './ReadingPane';
import { problemTexts } from './texts';
import type { ProblemInfo } from './types';
import { type Solution, useSolution } from './useSolution';
import { type SubmissionInHand, useSubmission } from './useSubmission';

const exam: Place = { kind: 'contest', id: 7, within: 0 };
const attachments = [{ name: 'board.bin', size: 3 }];
/** The same problem of the bank, met as "A" wherever it is met. */
const problemIn = (place: Place): ProblemInfo => ({
  ...sampleInfo({ id: 1000, problemId: 'A', attachments }),
  place,
});

let solution: Solution;
let inHand: SubmissionInHand;

function Desk({ info }: { info: ProblemInfo }) {
  solution = useSolution('u1', info);
  inHand = useSubmission(info.place, info.problem.id, 'u1');
  return (
    <ReadingPane info={info} language="C++" isLoggedIn onPutBack={() => undefined} folding={null} />
  );
}

let goTo: (place: Place) => void;

function Site({ first }: { first: Place }) {
  const [place, setPlace] = useState(first);
  goTo = setPlace;
  return <Desk key={placeKey(place)} info={problemIn(place)} />;
}

const open = (place: Place) => show(<Site first={place} />, [problemTexts]);
/** All that the page remembers lives on: only the place changes. */
const go = (place: Place) => act(() => goTo(place));

const solved = (isContest: boolean) => ok({ 1000: { status: isContest ? -1 : 0, score: null } });
const server = () =>
  fakeServer({
    'GET /api/draft': ok(null),
    'PUT /api/draft': ok({ version: 1, savedAt: '2026-11-21T09:30:00.000+00:00' }),
    'GET /api/get-submission-list': ok(pageOf([sampleRow({ submitId: 1 })])),
    'GET /api/contest-submissions': ok(pageOf([sampleRow({ submitId: 2 })])),
    'POST /api/get-user-problem-status': ({ body }) => solved((body as { cid?: number }).cid === 7),
    'POST /api/submit-problem-judge': ok(sampleRow({ submitId: 3, status: 0 })),
    'GET /api/file/problem-attachment': ok(null),
  });

beforeEach(() => {
  localStorage.clear();
  storeToken('token of u1');
  enterSession(sampleUser({ uid: 'u1' }));
});

it('never brings practice code into an exam, nor the other way round', async () => {
  server();
  await open(practice);
  await act(() => solution.setCode('solved at home'));
  await go(exam);
  expect(solution.readCode()).toBe('');
  await act(() => solution.setCode('in the exam'));
  await go(practice);
  expect(solution.readCode()).toBe('solved at home');
});

it('names the place with everything that it asks and sends', async () => {
  const { asked } = server();
  vi.spyOn(window, 'open').mockReturnValue(null);
  await open(exam);
  await screen.findByText('Wrong Answer');
  await act(async () => void (await inHand.submit('C++', 'int main() {}')));
  await act(() => solution.setCode('int main() {}'));
  fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download board.bin' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sheet to print' }));
  expect(window.open).toHaveBeenCalledWith('/problem/A/print?cid=7', '_blank', 'noopener');
  const wanted = ['GET /api/draft', 'PUT /api/draft', 'POST /api/submit-problem-judge'];
  const places = ['GET /api/contest-submissions', 'GET /api/file/problem-attachment'];
  await waitFor(() => {
    window.dispatchEvent(new Event('blur')); // sends what was typed
    const calls = asked.map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(expect.arrayContaining([...wanted, ...places]));
  });
  for (const { path, query, body } of asked) {
    const told = (body as { cid?: number } | undefined)?.cid ?? query.get('cid');
    expect([path, Number(told)]).toEqual([path, 7]);
  }
});

it('remembers one state and one list for each place', async () => {
  server();
  await open(practice);
  await screen.findByText('Solved');
  fireEvent.click(screen.getByRole('tab', { name: /^My submissions/ }));
  expect(await screen.findByText('#1')).toBeTruthy();
  await go(exam);
  expect(screen.queryByText('Solved')).toBeNull();
  expect(await screen.findByText('Wrong Answer')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: /^My submissions/ }));
  expect(await screen.findByText('#2')).toBeTruthy();
});
