import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import SiteMovePage from './SiteMovePage';
import { adminSiteMoveTexts } from './texts';

const time = '2026-11-22T06:00:00.000+00:00';
const row = {
  key: 'k1',
  system: 'hustoj',
  site: 'Old school',
  state: 'ready',
  dumpName: 'jol.sql',
  username: 'root',
  gmtCreate: time,
  error: null,
};
const report = {
  encoding: 'gb18030',
  amounts: [{ kind: 'person', found: 30, known: 10, taken: 0 }],
  people: [{ before: 'tom', after: 'tom_2', reason: 'the name is taken here' }],
  peopleRenamed: 600,
  problems: [{ before: '1000', after: '', reason: 'the ID is taken here' }],
  problemsRenamed: 1,
  staff: ['admin'],
  tallies: [{ key: 'move.no_data', text: 'Without data', count: 3, examples: ['1001'] }],
};
const move = {
  ...row,
  fileNames: [],
  timezone: 'Asia/Shanghai',
  keepsStaff: false,
  progress: { kind: 'person', done: 0, total: 0 },
  refused: 0,
  pictures: 0,
  report,
  gmtEnd: null,
};

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

async function open(at: string, answers: Parameters<typeof fakeServer>[0]) {
  window.history.replaceState(null, '', at);
  const server = fakeServer({ 'GET /api/admin/site-move/list': ok([row]), ...answers });
  await show(<SiteMovePage />, [adminTexts, adminSiteMoveTexts, widgetsTexts]);
  return server;
}

describe('the page on which a site moves in', () => {
  it('asks for the files, and lists what was looked at', async () => {
    await open('/admin/site-move', {});
    expect(await screen.findByRole('link', { name: 'Old school' })).toBeTruthy();
    const look = screen.getByRole('button', { name: 'Send and check' });
    expect(look).toHaveProperty('disabled', true);
    const input = screen.getByLabelText('Database dump', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'jol.sql'));
    expect(await screen.findByText('jol.sql')).toBeTruthy();
    expect(look).toHaveProperty('disabled', false);
    fireEvent.click(screen.getByRole('button', { name: 'Remove jol.sql' }));
    expect(look).toHaveProperty('disabled', true);
  });

  it('shows what would come and under which name, and begins after a question', async () => {
    const { asked } = await open('/admin/site-move?move=k1', {
      'GET /api/admin/site-move': ok(move),
      'POST /api/admin/site-move/start': ok(null),
    });
    expect(await screen.findByText('600 accounts get another name')).toBeTruthy();
    expect(screen.getByText('tom_2')).toBeTruthy();
    expect(screen.getByText('a new number')).toBeTruthy();
    expect(screen.getByText('Only the first 1 are listed.')).toBeTruthy();
    expect(screen.getByText(/Read as GBK/)).toBeTruthy();
    const cells = within(screen.getByRole('row', { name: /Accounts/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['30', '10', '20']);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Move in' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move in' }));
    await waitFor(() =>
      expect(asked.find((call) => call.path.endsWith('/start'))?.body).toEqual({
        key: 'k1',
        keepsStaff: true,
      }),
    );
  });

  it('tells how far it is, and why it ended', async () => {
    await open('/admin/site-move?move=k1', {
      'GET /api/admin/site-move': ok({
        ...move,
        state: 'failed',
        error: 'Line 7 of the dump cannot be read',
        report: null,
      }),
    });
    expect(await screen.findByText(/Not finished: Line 7 of the dump/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move in' })).toBeNull();
    expect(screen.getByRole('button', { name: /Discard/ })).toBeTruthy();
  });
});
