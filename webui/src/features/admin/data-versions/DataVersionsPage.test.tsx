import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import DataVersionsPage from './DataVersionsPage';
import { adminDataVersionsTexts } from './texts';

const time = '2026-09-01T08:00:00.000+00:00';
const version = (number: number, active: boolean) => ({
  version: number,
  active,
  caseVersion: String(number),
  cases: 3,
  size: 18,
  username: 'root',
  comment: null,
  gmtCreate: time,
});
const batch = {
  batchId: 4,
  key: 'k',
  cid: 0,
  state: 'done',
  dataVersion: 2,
  previousDataVersion: 1,
  total: 9,
  done: 9,
  changed: 1,
  username: 'root',
  gmtCreate: time,
  gmtApplied: null,
  mayUndo: false,
};
const preview = {
  batchId: 4,
  pid: 1000,
  state: 'done',
  done: 9,
  total: 9,
  changed: [
    {
      submitId: 31,
      username: 'ann',
      realname: 'Ann Wang',
      displayId: 'P1000',
      from: { status: 0, score: null },
      to: { status: -1, score: null },
    },
  ],
  students: 1,
  gained: 0,
  lost: 1,
};

beforeEach(() => enterSession(sampleUser({ username: 'root', roleList: ['root'] })));

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/admin/problem': ok({ problemId: 'P1000', title: 'Sum' }),
    'GET /api/admin/problem/data-versions': ok([version(2, false), version(1, true)]),
    'GET /api/admin/judge/rejudge-batches': ok([]),
    'GET /api/admin/judge/outdated-results': ok({ results: 2, students: 1 }),
    ...more,
  });
  history.replaceState(null, '', '/admin/problem/versions/1000');
  await show(<Route path="/admin/problem/versions/:pid" component={DataVersionsPage} />, [
    adminTexts,
    adminDataVersionsTexts,
  ]);
  await screen.findByRole('button', { name: 'Make active: version 2' });
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodies = (server: { asked: { method: string; path: string; body: unknown }[] }) =>
  server.asked
    .filter((call) => call.method !== 'GET')
    .map((call) => [call.path.split('/').at(-1), call.body]);

describe('the page of data versions', () => {
  it('tells of results that older data gave', async () => {
    await open();
    expect(await screen.findByText(/2 results were judged with older test data/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Preview a rejudge' }).getAttribute('href')).toBe(
      '/admin/problem/versions/1000',
    );
  });

  it('shows whose result would change before it applies anything', async () => {
    const rows: unknown[] = [];
    const server = await open({
      'GET /api/admin/judge/rejudge-batches': () => ok(rows),
      'POST /api/admin/judge/rejudge-preview': () => {
        rows.push(batch);
        return ok({ key: 'k' });
      },
      'GET /api/admin/judge/rejudge-preview': ok(preview),
      'POST /api/admin/judge/rejudge-apply': ok({ batchId: 4, changed: 1 }),
    });
    press('Preview rejudge with version 2');
    expect(await screen.findByText('Ann Wang')).toBeTruthy();
    expect(screen.getByText(/1 result changes \(students: 1\): 0 better, 1 worse/)).toBeTruthy();
    press('Apply');
    const question = within(await screen.findByRole('dialog', { name: 'Apply this rejudge?' }));
    question.getByText(/Version 2 of the test data becomes the active one/);
    expect(bodies(server)).toHaveLength(1);
    fireEvent.click(question.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('1 result was changed')).toBeTruthy();
    expect(bodies(server)[1]).toEqual(['rejudge-apply', { key: 'k' }]);
  });

  it('follows a preview to its end, and offers nothing where nothing would change', async () => {
    const same = { ...batch, previousDataVersion: 2, changed: 0 };
    let isRunning = true;
    const state = () => (isRunning ? 'running' : 'done');
    await open({
      'GET /api/admin/judge/rejudge-batches': () => ok([{ ...same, state: state() }]),
      'GET /api/admin/judge/rejudge-preview': () =>
        ok({ ...preview, state: state(), changed: [], lost: 0 }),
    });
    await screen.findByText('being judged');
    isRunning = false;
    await screen.findByText('No result changes.');
    await waitFor(() => expect(screen.queryByText('being judged')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('takes back what was applied only after a question', async () => {
    const applied = { ...batch, state: 'applied', mayUndo: true };
    const server = await open({
      'GET /api/admin/judge/rejudge-batches': ok([applied]),
      'POST /api/admin/judge/rejudge-undo': ok({ restored: 1 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo rejudge 4' }));
    const question = within(await screen.findByRole('dialog'));
    expect(bodies(server)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodies(server)).toEqual([['rejudge-undo', { batchId: 4 }]]));
  });

  it('shows the preview no longer when what it applied was taken back', async () => {
    // An older one that nobody applied is not shown in its place: it was made of other results.
    const older = { ...batch, batchId: 3, key: 'old' };
    let state = 'none';
    await open({
      'GET /api/admin/judge/rejudge-batches': () =>
        ok(
          state === 'none'
            ? [older]
            : [{ ...batch, batchId: 5, state, mayUndo: state === 'applied' }, older],
        ),
      'POST /api/admin/judge/rejudge-preview': () => {
        state = 'done';
        return ok({ key: 'k' });
      },
      'GET /api/admin/judge/rejudge-preview': () => ok({ ...preview, state }),
      'POST /api/admin/judge/rejudge-apply': () => {
        state = 'applied';
        return ok({ batchId: 5, changed: 1 });
      },
      'POST /api/admin/judge/rejudge-undo': () => {
        state = 'undone';
        return ok({ restored: 1 });
      },
    });
    press('Preview rejudge with version 2');
    expect(await screen.findByText('Ann Wang')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const answer = async (name: string) =>
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await answer('Apply');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo rejudge 5' }));
    await answer('Undo');
    await waitFor(() => expect(screen.queryByText('Ann Wang')).toBeNull());
    expect(screen.getByText(/^Choose a version above/)).toBeTruthy();
  });

  it('makes a version active with a comment', async () => {
    const server = await open({ 'PUT /api/admin/problem/data-version': ok(null) });
    press('Make active: version 2');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.input(dialog.getByLabelText('Comment'), { target: { value: 'mended' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Make active' }));
    await waitFor(() => expect(bodies(server)).toHaveLength(1));
    expect(bodies(server)[0]?.[1]).toMatchObject({ version: 2, comment: 'mended' });
  });
});
