import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import i18n from 'i18next';
import { flatten, safeParse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import HonorsPage from './HonorsPage';
import { honorSchema } from './honorSchema';
import { adminHonorsTexts } from './texts';

const honors = [{ id: 3, name: 'Master', color: '#c0392b', ac: 300 }];

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ 'GET /api/admin/honor/list': ok(honors), ...more });
  await show(<HonorsPage />, [adminTexts, adminHonorsTexts]);
  await screen.findByText('Master');
  return () =>
    server.asked.filter((call) => call.method !== 'GET').map((call) => [call.method, call.body]);
}

const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page of honor titles', () => {
  it('adds a title once its fields are right [S3-2.13-4c]', async () => {
    const written = await open({ 'POST /api/admin/honor': ok({ ...honors[0], id: 4 }) });
    press('New title');
    press('Save');
    expect(await screen.findByText('1 to 20 characters')).toBeTruthy();
    expect(written()).toEqual([]);
    write(/^Title/, ' Beginner ');
    write(/^Solved problems/, '5');
    write(/^Colour/, '#abc');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written()).toEqual([['POST', { name: 'Beginner', color: '#abc', ac: 5 }]]);
  });

  it('changes a title and shows what the server refuses', async () => {
    const written = await open({
      'PUT /api/admin/honor': refusal(400, 'honor.exists', 'The honor title already exists'),
    });
    press('Edit “Master”');
    write(/^Solved problems/, '250');
    press('Save');
    expect(await screen.findByText('The honor title already exists')).toBeTruthy();
    expect(written()).toEqual([['PUT', { ...honors[0], ac: 250 }]]);
  });

  it('deletes a title when somebody is sure', async () => {
    let gone = '';
    await open({
      'DELETE /api/admin/honor': ({ query }) => {
        gone = query.get('id') ?? '';
        return ok(null);
      },
    });
    press('Delete “Master”');
    const question = await screen.findByRole('dialog', { name: 'Delete this title?' });
    expect(gone).toBe('');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(gone).toBe('3'));
  });
});

describe('the fields of a title', () => {
  const right = { name: 'n', color: '#ABC123', ac: '0' };
  const faultyOf = (fields: unknown) => {
    const { issues } = safeParse(honorSchema(i18n.getFixedT(null, 'adminHonors')), fields);
    return issues ? Object.keys(flatten(issues).nested ?? {}) : [];
  };

  it('may be these', () => expect(faultyOf(right)).toEqual([]));

  it.each([
    ['name', ' '],
    ['name', 'n'.repeat(21)],
    ['color', 'red'],
    ['color', '#12345'],
    ['ac', '-1'],
    ['ac', ''],
  ])('%s may not be “%s”', (field, value) => {
    expect(faultyOf({ ...right, [field]: value })).toEqual([field]);
  });
});
