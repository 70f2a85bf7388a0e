import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { paths } from '../../../app/routes';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleAdminContest } from '../../../testing/sampleAdminContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import ContestProblemsPage from './ContestProblemsPage';
import { adminContestsTexts } from './texts';

const time = '2026-11-20T01:30:00.000+00:00';
const row = (id: number, title: string) => ({
  ...{ id, problemId: `P${id}`, title, author: 'root', auth: 3, type: 0, judgeMode: 'default' },
  ...{ difficulty: 0, applyPublicProgress: null, gmtCreate: time, gmtModified: time },
});
const link = (pid: number, displayId: string) => ({
  ...{ id: pid + 500, cid: 1000, pid, displayId, displayTitle: `Title ${displayId}` },
  ...{ color: '#e53935', gmtCreate: time, gmtModified: time },
});
const page = (records: unknown[]) => ({
  ...{ records, total: records.length, size: 10, current: 1, pages: 1 },
});
const linked = { 1: link(1, 'A'), 2: link(2, 'B') };

function server(effects: unknown[] = []) {
  return fakeServer({
    'GET /api/admin/contest': ok(sampleAdminContest()),
    'GET /api/admin/contest/get-problem-list': ({ query }) =>
      query.has('problemType')
        ? ok({ problemList: page([row(3, 'Sorting')]), contestProblemMap: {} })
        : ok({ problemList: page([row(1, 'One'), row(2, 'Two')]), contestProblemMap: linked }),
    'POST /api/admin/contest/add-problem-from-public': ok(null),
    'PUT /api/admin/contest/contest-problem': ok(link(3, 'C')),
    'PUT /api/admin/contest/problem-order': ok(null),
    'POST /api/admin/contest/problem-order-effects': ok(effects),
    'DELETE /api/admin/contest/problem': ok(null),
    'GET /api/get-shown-names': ok({}),
  });
}

async function open(effects: unknown[] = []) {
  history.replaceState(null, '', '/admin/contest/1000/problems');
  const { asked } = server(effects);
  await show(
    <Route path={paths.AdminContestProblems}>
      <ContestProblemsPage />
    </Route>,
    [adminTexts, adminContestsTexts],
  );
  await screen.findByRole('button', { name: /Title A/ });
  return asked;
}
const bodies = (asked: Awaited<ReturnType<typeof open>>, method: string) =>
  asked.filter((call) => call.method === method).map(({ body }) => body);

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the problems of a contest', () => {
  it('change places by the arrow keys, in one call', async () => {
    const asked = await open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move A' }), { key: 'ArrowDown' });
    await waitFor(() => expect(bodies(asked, 'PUT')).toEqual([{ cid: 1000, pids: [2, 1] }]));
  });

  it('change places in a running contest only when that is agreed to, else stand as before', async () => {
    const message = 'Problems change their ids: A → B, B → A';
    const asked = await open([
      { key: 'contest_change.problems_reordered', strong: false, message },
    ]);
    const moveA = () => screen.getByRole('button', { name: 'Move A' });
    const first = () => screen.getAllByRole('button', { name: /^Title/ })[0]?.textContent;
    fireEvent.keyDown(moveA(), { key: 'ArrowDown' });
    expect(await screen.findByText(`• ${message}`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first()).toBe('Title A'));
    expect(bodies(asked, 'PUT')).toEqual([]);
    fireEvent.keyDown(moveA(), { key: 'ArrowDown' });
    fireEvent.click(await screen.findByRole('button', { name: 'Save it so' }));
    await waitFor(() => expect(bodies(asked, 'PUT')).toEqual([{ cid: 1000, pids: [2, 1] }]));
  });

  it('come from the bank under the next letter with a colour of their own', async () => {
    const asked = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Add from the bank' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add Sorting' }));
    const name = { cid: 1000, pid: 3, displayId: 'C' };
    await waitFor(() => expect(bodies(asked, 'POST')).toEqual([{ ...name, keepAuth: false }]));
    await waitFor(() =>
      expect(bodies(asked, 'PUT')).toEqual([
        { ...name, displayTitle: 'Sorting', color: '#1e88e5' },
      ]),
    );
  });

  it('are named once: an id that another has is refused before the server is asked', async () => {
    const asked = await open();
    fireEvent.click(screen.getByRole('button', { name: /Title A/ }));
    const field = await screen.findByRole('textbox', { name: /Display id/ });
    fireEvent.input(field, { target: { value: 'B' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another problem has this id')).toBeTruthy();
    expect(bodies(asked, 'PUT')).toEqual([]);
  });
});
