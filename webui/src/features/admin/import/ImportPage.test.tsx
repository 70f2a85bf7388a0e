import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { SilentUpload } from '../../../testing/silentUpload';
import { adminTexts } from '../texts';
import ImportPage from './ImportPage';
import type { ImportedProblem, ImportReport } from './importTypes';
import { adminImportTexts } from './texts';

const problem = (index: number, more: Partial<ImportedProblem> = {}): ImportedProblem => ({
  index,
  problemId: `P${index}`,
  title: `Title ${index}`,
  cases: 3,
  unanswered: 0,
  tags: [],
  warnings: [],
  losses: [],
  ...more,
});
const looked: ImportReport = {
  format: 'hydro',
  dryRun: true,
  imported: 3,
  failed: 1,
  problems: [
    problem(0),
    problem(1, { losses: [{ err: 'exchange.lost', field: 'hint', msg: 'Not kept: the hint' }] }),
    problem(2, { duplicateOf: 77, error: { err: 'problem.id_used', msg: 'The ID is taken' } }),
    problem(3, { warnings: [{ err: 'exchange.warning', msg: '1.in: no output' }] }),
  ],
};
const stored: ImportReport = {
  format: 'hydro',
  dryRun: false,
  imported: 2,
  failed: 0,
  problems: [problem(0, { pid: 5 }), problem(3, { pid: 6 })],
};
const RESULT = 'GET /api/file/import-result';
const COMMIT = 'POST /api/file/import-commit';
const done = (report: ImportReport) => ({ state: 'done', done: 1, total: 1, report });

beforeEach(() => {
  history.replaceState(null, '', '/admin/import?look=dry');
  enterSession(sampleUser({ roleList: ['problem_admin'] }));
});

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    [RESULT]: ({ query }) => ok(done(query.get('key') === 'dry' ? looked : stored)),
    [COMMIT]: ok({ key: 'commit' }),
    ...more,
  });
  await show(<ImportPage />, [adminTexts, adminImportTexts, widgetsTexts]);
  return server;
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an import', () => {
  it('shows each problem with what is lost, what is taken and what is odd [S3-2.13-4e]', async () => {
    await open();
    expect(await screen.findByText('The file holds 4 problems')).toBeTruthy();
    expect(screen.getByText('Hydro')).toBeTruthy();
    expect(screen.getByText('Nothing is lost')).toBeTruthy();
    expect(screen.getByText('Not kept: the hint')).toBeTruthy();
    expect(screen.getByText('1.in: no output')).toBeTruthy();
    const taken = screen.getByRole('link', { name: 'Open the one that is here' });
    expect(taken.getAttribute('href')).toBe('/admin/problem/edit/77');
    expect(box('Title 2').checked).toBe(true);
    expect(screen.queryByText(/cannot be imported/)).toBeNull();
    fireEvent.click(screen.getByLabelText(/^Leave them out/));
    expect(box('Title 2').disabled).toBe(true);
    expect(screen.getByText(/1 problem cannot be imported/)).toBeTruthy();
  });

  it('stores what is chosen, as public as it is wished, and links it [S3-2.13-3l]', async () => {
    const server = await open();
    await screen.findByText('The file holds 4 problems');
    fireEvent.click(box('Title 1'));
    fireEvent.click(screen.getByLabelText(/^Public/));
    fireEvent.click(screen.getByLabelText(/^Replace the problems/));
    press('Import 3 problems');
    expect(await screen.findByText(/2 problems imported/)).toBeTruthy();
    const call = server.asked.find((each) => each.method === 'POST');
    expect(call?.body).toEqual({ key: 'dry', auth: 1, skip: [1], taken: 'replace', tags: null });
    expect(screen.getByRole('link', { name: 'Title 3' }).getAttribute('href')).toBe(
      '/admin/problem/edit/6',
    );
    // A reloaded page would show the same.
    expect(location.search).toBe('?look=dry&stored=commit');
    press('Another file');
    expect(await screen.findByText('or drop it here')).toBeTruthy();
  });

  it('asks before problems without answers are put before the public', async () => {
    const bare = { ...looked, problems: [problem(0), problem(1, { unanswered: 2 })] };
    const server = await open({
      [RESULT]: ({ query }) => ok(done(query.get('key') === 'dry' ? bare : stored)),
    });
    await screen.findByText(
      '2 cases have no answer: only a program that prints nothing passes them',
    );
    const commits = () => server.asked.filter((each) => each.method === 'POST').length;
    fireEvent.click(screen.getByLabelText(/^Public/));
    press('Import 2 problems');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Cases of 1 problem have no answer: Title 1.');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commits()).toBe(0);
    fireEvent.click(screen.getByLabelText(/^Private/));
    press('Import 2 problems');
    await waitFor(() => expect(commits()).toBe(1));
  });

  it('takes the tags that are chosen', async () => {
    const tagged = { ...looked, problems: [problem(0, { tags: ['dp', '24'] })] };
    const server = await open({
      [RESULT]: ({ query }) => ok(done(query.get('key') === 'dry' ? tagged : stored)),
    });
    await screen.findByText('Tags (2 in the file)');
    fireEvent.click(screen.getByLabelText('Choose'));
    fireEvent.click(await screen.findByRole('checkbox', { name: '24' }));
    press('Import 1 problem');
    await screen.findByText(/2 problems imported/);
    const body = server.asked.find((each) => each.method === 'POST')?.body;
    expect(body).toMatchObject({ tags: ['dp'] });
  });

  it('checks all that was stored by its own solutions', async () => {
    history.replaceState(null, '', '/admin/import?look=dry&stored=commit');
    let looks = 0;
    await open({
      'POST /api/admin/problem/check': ({ body }) =>
        (body as { pid: number }).pid === 6
          ? refusal(400, 'solution.none', 'There is none')
          : ok({ key: 'check' }),
      'GET /api/admin/problem/check': () => {
        looks += 1;
        const state = looks < 2 ? 'running' : 'done';
        return ok({ state, done: 1, total: 2, rows: [{ ok: true }, { ok: false }] });
      },
    });
    press((await screen.findByRole('button', { name: 'Check all' })).textContent ?? '');
    await screen.findByText(/A reference solution does not end as expected/);
    const link = screen.getByRole('link', { name: 'Look at the check' });
    expect(link.getAttribute('href')).toBe('/admin/problem/edit/5?step=check');
    await screen.findByText('No reference solutions to check with');
  });

  it('ticks all or none at once', async () => {
    await open();
    await screen.findByText('The file holds 4 problems');
    press('Choose none');
    expect(screen.getByRole('button', { name: 'Import 0 problems' })).toHaveProperty(
      'disabled',
      true,
    );
    press('Choose all');
    expect(box('Title 1').checked && box('Title 3').checked).toBe(true);
  });

  it('lets nobody publish who may not', async () => {
    enterSession(sampleUser({ roleList: ['admin'] }));
    await open();
    expect(await screen.findByText('Only problem administrators may publish')).toBeTruthy();
    expect(screen.getByLabelText(/^Public/)).toHaveProperty('disabled', true);
  });

  it('asks before an upload is broken off by leaving', async () => {
    history.replaceState(null, '', '/admin/import');
    await open();
    vi.stubGlobal('XMLHttpRequest', SilentUpload);
    const picked = new File(['x'], 'slow.zip');
    await userEvent.upload(screen.getByLabelText('Problem file', { selector: 'input' }), picked);
    expect(await screen.findByText('Uploading slow.zip')).toBeTruthy();
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await waitFor(() => expect(leaving()).toBe(true));
    press('Cancel the upload');
    expect(await screen.findByText('or drop it here')).toBeTruthy();
    await waitFor(() => expect(leaving()).toBe(false));
  });

  it('says why a file cannot be read, and takes another one', async () => {
    const error = { err: 'testcase.bad_zip', msg: 'The archive is malformed: x' };
    const unreadable = { ...looked, format: null, imported: 0, failed: 1 };
    await open({
      [RESULT]: ok(done({ ...unreadable, problems: [problem(0, { title: '', error })] })),
    });
    expect(await screen.findByText('The archive is malformed: x')).toBeTruthy();
    screen.getByText('This file cannot be read');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('There is nothing in this file that can be imported.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('shows a result that is too old as what it is', async () => {
    await open({ [RESULT]: refusal(400, 'import.missing', 'The import does not exist') });
    expect(await screen.findByText('The import does not exist')).toBeTruthy();
    press('Another file');
    await waitFor(() => expect(screen.getByText('or drop it here')).toBeTruthy());
    const picked = new File(['x'], 'notes.txt');
    await userEvent.upload(screen.getByLabelText('Problem file', { selector: 'input' }), picked, {
      applyAccept: false,
    });
    expect(await screen.findByText('Only .zip and .xml files are accepted')).toBeTruthy();
  });
});
