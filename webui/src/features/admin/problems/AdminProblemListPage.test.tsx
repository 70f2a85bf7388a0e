import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import AdminFrame from '../AdminFrame';
import { adminExportTexts } from '../export/texts';
import { adminTexts } from '../texts';
import AdminProblemListPage from './AdminProblemListPage';
import { adminProblemsTexts } from './texts';

const row = (id: number) => ({
  id,
  problemId: `P${id}`,
  title: `Title ${id}`,
  author: 'teacher',
  auth: 2,
  type: 0,
  judgeMode: 'default',
  difficulty: 0,
  applyPublicProgress: null,
  gmtCreate: '2026-01-01T00:00:00Z',
  gmtModified: '2026-01-01T00:00:00Z',
});
const page = { records: [row(1000), row(1001), row(1002)], total: 3, size: 10, current: 1 };
const BATCH = 'POST /api/admin/problem/batch';
const BARE = 'GET /api/admin/problem/unanswered-cases';
const bare = [{ pid: 1002, problemId: 'P1002', cases: 4 }];

const signIn = (role: string) => enterSession(sampleUser({ username: 'keeper', roleList: [role] }));

beforeEach(() => {
  history.replaceState(null, '', '/admin/problem/batch-operation');
  signIn('problem_admin');
});

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/admin/problem/get-problem-list': ok(page),
    'GET /api/get-all-problem-tags': ok([
      { id: 5, name: 'dp' },
      { id: 6, name: 'graphs' },
    ]),
    'GET /api/admin/difficulty': ok([{ id: 2, name: 'Hard' }]),
    ...more,
  });
  await show(
    <AdminFrame route="AdminProblemList">
      <AdminProblemListPage />
    </AdminFrame>,
    [adminTexts, adminProblemsTexts, adminExportTexts],
  );
  await screen.findByText('Title 1000');
  return server;
}

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const sent = (server: { asked: { method: string; body: unknown }[] }) =>
  server.asked.filter((call) => call.method === 'POST').map((call) => call.body);

describe('the list', () => {
  it('keeps its filters in the address and forgets those that do not exist', async () => {
    history.replaceState(null, '', '/admin/problems?auth=9');
    const server = await open();
    const last = () => server.asked.filter((call) => call.path.endsWith('get-problem-list')).at(-1);
    expect(last()?.query.get('auth')).toBe('0');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visibility' }), 'Private');
    await waitFor(() => expect(location.search).toBe('?auth=2'));
    const words = screen.getByRole('searchbox');
    fireEvent.input(words, { target: { value: 'dp' } });
    fireEvent.keyDown(words, { key: 'Enter' });
    await waitFor(() => expect(location.search).toBe('?keyword=dp&auth=2'));
    await waitFor(() => expect(last()?.query.get('keyword')).toBe('dp'));
  });
});

describe('publishing one', () => {
  const CHANGE = 'PUT /api/admin/problem/change-problem-auth';
  const turn = () => fireEvent.click(screen.getByRole('switch', { name: 'Make P1002 public' }));
  const changes = (server: { asked: { method: string }[] }) =>
    server.asked.filter((call) => call.method === 'PUT').length;

  it('asks where cases have no answer', async () => {
    const server = await open({ [CHANGE]: ok(null), [BARE]: ok(bare) });
    turn();
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('4 cases have no answer.');
    expect(changes(server)).toBe(0);
    fireEvent.click(within(question).getByRole('button', { name: 'Publish all the same' }));
    await waitFor(() => expect(changes(server)).toBe(1));
  });

  it('asks nothing where all have one', async () => {
    const server = await open({ [CHANGE]: ok(null), [BARE]: ok([]) });
    turn();
    await waitFor(() => expect(changes(server)).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('many problems at once', () => {
  it('names the number before, and afterwards what was refused and why [S3-2.13-3l]', async () => {
    const failed = [{ pid: 1001, msg: 'The problem belongs to a contest' }];
    const server = await open({ [BATCH]: ok({ ok: 2, failed }), [BARE]: ok(bare) });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    tick('Choose all on this page');
    expect(screen.getByText('3 problems chosen')).toBeTruthy();
    press('Publish');
    const question = await dialog('Publish 3 problems?');
    expect(question.textContent).toContain('P1000, P1001, and P1002');
    await within(question).findByText(/^Cases of 1 problem have no answer: P1002\./);
    expect(sent(server)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Publish (3)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server)).toEqual([{ pids: [1000, 1001, 1002], action: 'auth', value: 1 }]);
    expect(screen.getByRole('status').textContent).toBe('2 problems changed. 1 was refused:');
    expect(screen.getByText('The problem belongs to a contest').textContent).toContain('P1001');
    // What was refused stays chosen.
    expect(screen.getByText('1 problem chosen')).toBeTruthy();
  });

  it('searches many tags, and keeps what is chosen in sight', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `tag${index}` }));
    const server = await open({
      [BATCH]: ok({ ok: 1, failed: [] }),
      'GET /api/get-all-problem-tags': ok(many),
    });
    tick('Choose P1000');
    press('Add tags');
    const shown = await dialog('Add tags to 1 problem?');
    fireEvent.click(await within(shown).findByRole('checkbox', { name: 'tag3' }));
    const search = within(shown).getByRole('searchbox', { name: 'Search the tags' });
    fireEvent.input(search, { target: { value: 'TAG39' } });
    await waitFor(() => expect(within(shown).getAllByRole('checkbox')).toHaveLength(2));
    fireEvent.click(within(shown).getByRole('checkbox', { name: 'tag39' }));
    fireEvent.click(within(shown).getByRole('button', { name: 'Add tags (1)' }));
    await waitFor(() =>
      expect(sent(server)).toEqual([{ pids: [1000], action: 'tags-add', value: [4, 40] }]),
    );
  });

  it.each([
    ['Hide', 'Hide 1 problem?', null, { action: 'auth', value: 2 }],
    ['Add tags', 'Add tags to 1 problem?', 'graphs', { action: 'tags-add', value: [6] }],
    ['Remove tags', 'Remove tags from 1 problem?', 'dp', { action: 'tags-remove', value: [5] }],
    [
      'Set difficulty',
      'Set the difficulty of 1 problem?',
      'Hard',
      { action: 'difficulty', value: 2 },
    ],
    ['Delete', 'Delete 1 problem?', null, { action: 'delete', value: null }],
  ])('%s', async (button, title, choice, wire) => {
    const server = await open({ [BATCH]: ok({ ok: 1, failed: [] }) });
    tick('Choose P1001');
    press(button);
    const question = await dialog(title);
    const run = within(question).getByRole('button', { name: `${button} (1)` });
    if (choice) {
      expect(run.hasAttribute('disabled')).toBe(true);
      fireEvent.click(await within(question).findByLabelText(choice));
    }
    fireEvent.click(run);
    await waitFor(() => expect(sent(server)).toEqual([{ pids: [1001], ...wire }]));
    expect(await screen.findByText('1 problem changed.')).toBeTruthy();
    expect(screen.queryByText(/chosen/)).toBeNull();
  });

  it('rejudges for root alone, and says what that does', async () => {
    const server = await open({ [BATCH]: ok({ ok: 1, failed: [] }) });
    tick('Choose P1001');
    expect(screen.queryByRole('button', { name: 'Rejudge' })).toBeNull();
    signIn('root');
    await screen.findByRole('button', { name: 'Rejudge' });
    press('Rejudge');
    const question = await dialog('Rejudge 1 problem?');
    expect(question.textContent).toContain('the new results count');
    fireEvent.click(within(question).getByRole('button', { name: 'Rejudge (1)' }));
    await waitFor(() =>
      expect(sent(server)).toEqual([{ pids: [1001], action: 'rejudge', value: null }]),
    );
  });

  it('offers an ordinary administrator the export of his own problems alone', async () => {
    signIn('admin');
    const own = { ...row(1003), author: 'keeper' };
    await open({
      'GET /api/admin/problem/get-problem-list': ok({
        ...page,
        records: [...page.records, own],
        total: 4,
      }),
    });
    tick('Choose all on this page');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    press('Export');
    const question = await dialog('Export 1 problem');
    expect(question.textContent).toContain('3 problems of other authors are left out');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'More about P1000' }));
    expect(screen.queryByRole('button', { name: 'Export' })).toBeTruthy(); // of the ticked ones
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(1);
  });

  it('says on its own page how problems come in and go out [S3-2.13-3l]', async () => {
    signIn('root');
    await open();
    expect(screen.getByText(/Tick problems to export, publish/)).toBeTruthy();
    // At the side, and above the list.
    const entries = screen.getAllByRole('link', { name: 'Import' });
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '/admin/import',
      '/admin/import',
    ]);
    tick('Choose P1001');
    press('Export');
    expect((await dialog('Export 1 problem')).textContent).toContain('HOJ');
  });
});
