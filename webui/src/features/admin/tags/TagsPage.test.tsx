import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import TagsPage from './TagsPage';
import { adminTagsTexts } from './texts';

const tag = (id: number, name: string, color: string | null, tcid: number | null) => ({
  ...{ id, name, color, tcid, oj: 'ME', gid: null },
});
const groups = [
  {
    classification: { id: 7, name: 'Algorithms', oj: 'ME', rank: 2 },
    tagList: [tag(1, 'dp', '#aa00cc', 7), tag(2, 'greedy', 'red', 7)],
  },
  { classification: null, tagList: [tag(3, 'beginner', null, null)] },
];
const levels = [
  { id: 0, name: 'Easy', color: '#19be6b' },
  { id: 4, name: 'Contest', color: '#800080' },
];

beforeEach(() => enterSession(sampleUser({ username: 'keeper', roleList: ['problem_admin'] })));

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/get-problem-tags-and-classification': ok(groups),
    'GET /api/admin/difficulty': ok(levels),
    'GET /api/admin/tag/usage': ok([
      { tid: 1, problems: 2 },
      { tid: 2, problems: 5 },
      { tid: 3, problems: 0 },
    ]),
    ...more,
  });
  await show(<TagsPage />, [adminTexts, adminTagsTexts]);
  await screen.findByText('dp');
  return server;
}

const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressIn = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));
const written = (server: { asked: { method: string; body: unknown }[] }) =>
  server.asked.filter((call) => call.method !== 'GET').map((call) => [call.method, call.body]);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the page of tags', () => {
  it('shows the tags by classification, those without one last [S3-2.13-3j]', async () => {
    await open();
    const heads = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(heads).toEqual(['Algorithms2', 'Unclassified1']);
  });

  it('makes a tag, and warns when it is there already', async () => {
    const server = await open({ 'POST /api/admin/tag': ok(tag(9, 'graphs', null, 7)) });
    press('New tag');
    write(/^Name/, ' DP ');
    expect(await screen.findByText('This tag already exists')).toBeTruthy();
    press('Save');
    expect(written(server)).toEqual([]);
    write(/^Name/, ' graphs ');
    await userEvent.selectOptions(screen.getByLabelText('Classification'), 'Algorithms');
    write(/^Colour/, '#12345');
    press('Save');
    expect(await screen.findByText('Not a colour such as #19be6b')).toBeTruthy();
    write(/^Colour/, '#123456');
    press('Save');
    await isClosed();
    expect(written(server)).toEqual([['POST', { name: 'graphs', tcid: 7, color: '#123456' }]]);
  });

  it('keeps a colour of another form while the name changes', async () => {
    const server = await open({ 'PUT /api/admin/tag': ok(null) });
    press('Edit “greedy”');
    write(/^Name/, 'Greedy');
    press('Save');
    await isClosed();
    expect(written(server)).toEqual([['PUT', { id: 2, name: 'Greedy', tcid: 7 }]]);
  });

  it('deletes a tag when somebody is sure, and says what that does', async () => {
    let gone: string | null = null;
    await open({
      'DELETE /api/admin/tag': ({ query }) => {
        gone = query.get('tid');
        return ok(null);
      },
    });
    press('Edit “dp”');
    pressIn(await screen.findByRole('dialog', { name: 'Edit tag' }), 'Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete the tag “dp”?' });
    expect(question.textContent).toContain('taken off every problem');
    expect(gone).toBeNull();
    pressIn(question, 'Delete');
    await waitFor(() => expect(gone).toBe('1'));
  });

  it('orders classifications and shows what the server refuses', async () => {
    const server = await open({
      'POST /api/admin/tag/classification': refusal(400, 'tag.class_exists', 'It exists'),
      'PUT /api/admin/tag/classification': ok(null),
    });
    press('New classification');
    write(/^Name/, 'Algorithms');
    press('Save');
    expect(await screen.findByText('It exists')).toBeTruthy();
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    press('Edit “Algorithms”');
    write(/^Order/, '-1');
    press('Save');
    await isClosed();
    expect(written(server)).toEqual([
      ['POST', { name: 'Algorithms', rank: 3 }],
      ['PUT', { id: 7, name: 'Algorithms', rank: -1 }],
    ]);
  });

  it('keeps the levels of difficulty; the first ones cannot be deleted [S3-2.13-4d]', async () => {
    const server = await open({ 'PUT /api/admin/difficulty': ok(null) });
    fireEvent.click(screen.getByRole('tab', { name: 'Difficulty' }));
    await screen.findByText('Contest');
    press('Edit “Easy”');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    write(/^Name/, 'First steps');
    press('Save');
    await isClosed();
    const body = { id: 0, name: 'First steps', color: '#19be6b' };
    expect(written(server)).toEqual([['PUT', body]]);
    press('Edit “Contest”');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  it('tells how much a tag is used, and merges the ticked ones into the one of most problems', async () => {
    const server = await open({ 'POST /api/admin/tag/merge': ok(null) });
    expect(await screen.findByText('5 problems')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose “dp”' }));
    expect(screen.getByRole('button', { name: 'Merge' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose “greedy”' }));
    expect(screen.getByText('2 tags chosen')).toBeTruthy();
    press('Merge');
    const dialog = await screen.findByRole('dialog', { name: 'Merge 2 tags' });
    expect(within(dialog).getByText(/Problems with one of the others get “greedy”/)).toBeTruthy();
    pressIn(dialog, 'Merge');
    await isClosed();
    expect(written(server)).toEqual([['POST', { tids: [1], into: 2 }]]);
    await waitFor(() => expect(screen.queryByText(/chosen/)).toBeNull());
  });

  it('deletes several tags after a question that names them', async () => {
    const server = await open({ 'POST /api/admin/tag/delete-several': ok(null) });
    for (const name of ['greedy', 'beginner']) {
      fireEvent.click(screen.getByRole('checkbox', { name: `Choose “${name}”` }));
    }
    press('Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete 2 tags?' });
    expect(question.textContent).toContain('greedy and beginner');
    expect(written(server)).toEqual([]);
    pressIn(question, 'Delete');
    await waitFor(() => expect(written(server)).toEqual([['POST', { tids: [2, 3] }]]));
  });

  it('lets an ordinary administrator read', async () => {
    enterSession(sampleUser({ username: 'teacher', roleList: ['admin'] }));
    await open();
    expect(screen.getByText(/you can read it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /New|Edit/ })).toBeNull();
  });
});
