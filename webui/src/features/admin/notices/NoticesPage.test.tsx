import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import NoticesPage from './NoticesPage';
import { adminNoticesTexts } from './texts';

const notice = {
  id: 4,
  title: 'Exam on Friday',
  content: 'Room 3',
  type: 'Single',
  state: true,
  adminUsername: 'root',
  recipientId: '9',
  recipientUsername: 'li',
  recipients: 1,
  readCount: 0,
  gmtCreate: '2026-11-20T01:30:00.000+00:00',
  gmtModified: '2026-11-20T01:30:00.000+00:00',
};
const waiting = { ...notice, id: 5, title: 'Later', type: 'Admin', state: false, recipients: 0 };

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const page = { records: [waiting, notice], total: 2, size: 10, current: 1, pages: 1 };
  const server = fakeServer({ 'GET /api/admin/msg/notice': ok(page), ...more });
  await show(<NoticesPage />, [adminTexts, adminNoticesTexts, widgetsTexts]);
  await screen.findByText('Exam on Friday');
  return () => server.asked.filter((call) => call.method !== 'GET');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('the page of notices', () => {
  it('shows whom each is for and who has read it [S3-2.13-3e]', async () => {
    await open();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toContain('LaterAdministratorsWaits');
    expect(rows[2]).toContain('Exam on Fridayli0 of 1');
  });

  it('sends a new one to one person at once, when its fields are right', async () => {
    const written = await open({ 'POST /api/admin/msg/notice': ok(null) });
    press('New notice');
    fireEvent.click(screen.getByRole('radio', { name: 'One person' }));
    press('Save');
    expect(await screen.findByText('A notice needs a title')).toBeTruthy();
    expect(screen.getByText('Whom is it for?')).toBeTruthy();
    write(/^Username/, 'li');
    write(/^Title/, 'Hello');
    write(/^Text/, '**Read**');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send at once/ }));
    press('Send');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().map((call) => call.body)).toEqual([
      { title: 'Hello', content: '**Read**', type: 'Single', recipientId: 'li', pushNow: true },
    ]);
  });

  it('offers no other recipient for one that was sent', async () => {
    await open();
    press('Edit “Exam on Friday”');
    expect(await screen.findByText(/This notice has been sent/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'One person' })).toBeNull();
  });

  it('says what deleting does before it does', async () => {
    const written = await open({ 'DELETE /api/admin/msg/notice': ok(null) });
    press('Delete “Exam on Friday”');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('disappears for everybody who has received it');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(written()[0]?.query.get('id')).toBe('4'));
  });
});
