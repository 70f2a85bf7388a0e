import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import i18n from 'i18next';
import { flatten, safeParse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import ToolsPage from './ToolsPage';
import { adminToolsTexts } from './texts';
import { toolSchema } from './toolSchema';

const tools = [{ id: 4, name: 'Reference', url: 'https://reference.test/', seq: 2 }];

beforeEach(() => enterSession(sampleUser({ username: 'root', roleList: ['root'] })));

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ 'GET /api/admin/tools': ok(tools), ...more });
  await show(<ToolsPage />, [adminTexts, adminToolsTexts]);
  await screen.findByText('Reference');
  return server;
}

const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const written = (server: { asked: { method: string; body: unknown }[] }) =>
  server.asked.filter((call) => call.method !== 'GET').map((call) => [call.method, call.body]);

describe('the page of the tool box', () => {
  it('adds a link at the end, once its fields are right [S3-2.13-3f]', async () => {
    const server = await open({ 'POST /api/admin/tools': ok({ id: 5 }) });
    press('New link');
    press('Save');
    expect(await screen.findByText('1 to 50 characters')).toBeTruthy();
    expect(written(server)).toEqual([]);
    write(/^Name/, ' Paste ');
    write(/^Address/, 'http://192.168.1.9/');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { name: 'Paste', url: 'http://192.168.1.9/', seq: 3 };
    expect(written(server)).toEqual([['POST', body]]);
  });

  it('changes a link and shows what the server refuses', async () => {
    const server = await open({
      'PUT /api/admin/tools': refusal(400, 'update.failed', 'Update failed'),
    });
    press('Edit “Reference”');
    write(/^Order/, '0');
    press('Save');
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(written(server)).toEqual([['PUT', { ...tools[0], seq: 0 }]]);
  });

  it('deletes a link when somebody is sure', async () => {
    let gone = '';
    await open({
      'DELETE /api/admin/tools': ({ query }) => {
        gone = query.get('id') ?? '';
        return ok(null);
      },
    });
    press('Delete “Reference”');
    const question = await screen.findByRole('dialog', { name: 'Delete this link?' });
    expect(gone).toBe('');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(gone).toBe('4'));
  });
});

describe('the fields of a link', () => {
  const right = { name: 'n', url: 'https://a.test/?q=1', seq: '-3' };
  const faultyOf = (fields: unknown) => {
    const { issues } = safeParse(toolSchema(i18n.getFixedT(null, 'adminTools')), fields);
    return issues ? Object.keys(flatten(issues).nested ?? {}) : [];
  };

  it('may be these', () => expect(faultyOf(right)).toEqual([]));

  it.each([
    ['name', ' '],
    ['name', 'n'.repeat(51)],
    ['url', 'a.test'],
    ['url', 'javascript:alert(1)'],
    ['url', 'http://'],
    ['url', 'https://a b.test'],
    ['url', `https://a.test/${'u'.repeat(500)}`],
    ['seq', ''],
    ['seq', '1.5'],
  ])('%s may not be “%s”', (field, value) => {
    expect(faultyOf({ ...right, [field]: value })).toEqual([field]);
  });
});
