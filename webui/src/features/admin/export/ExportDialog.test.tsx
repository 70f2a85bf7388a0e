import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { ExportDialog } from './ExportDialog';
import { adminExportTexts } from './texts';

const EXPORT = 'GET /api/file/export';
const problem = (id: number) => ({ id, problemId: `P${id}`, author: 'teacher' });
const loss = (err: string, field: string, msg: string) => ({ err, field, msg });
const lost = (pid: number) => ({
  pid,
  problemId: `P${pid}`,
  losses: [loss('exchange.lost', 'hint', 'Not kept: the hint')],
});
const refused = (pid: number) => ({
  pid,
  problemId: `P${pid}`,
  losses: [loss('exchange.refused', 'spj', 'The format cannot hold the special judge')],
});
const cannotHold = (data: unknown) => ({ status: 400, err: 'export.cannot_hold', msg: '', data });
const file = ok(null, { 'content-type': 'application/zip' });
const onClose = vi.fn();
const saved = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  saved.mockReset();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved);
  enterSession(sampleUser({ username: 'root', roleList: ['root'] }));
});

async function open(answers: Parameters<typeof fakeServer>[0], count = 3) {
  const server = fakeServer(answers);
  const problems = Array.from({ length: count }, (_, place) => problem(place + 1));
  await show(<ExportDialog problems={problems} onClose={onClose} />, [adminExportTexts]);
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an export', () => {
  it('is a file at once where nothing is lost [S3-2.13-4e]', async () => {
    const server = await open({ [EXPORT]: file });
    fireEvent.click(screen.getByLabelText(/^QDUOJ/));
    press('Export');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked.map((call) => call.query.toString())).toEqual([
      'pid=1&pid=2&pid=3&format=qduoj&lossy=false',
    ]);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('names what would be lost before it is written all the same', async () => {
    const server = await open({
      [EXPORT]: ({ query }) =>
        query.get('lossy') === 'true' ? file : cannotHold([lost(1), lost(3)]),
    });
    fireEvent.click(screen.getByLabelText(/^Hydro/));
    press('Export');
    const list = await screen.findByRole('status');
    expect(list.textContent).toContain('Hydro does not keep everything of 2 problems');
    expect(within(list).getAllByText('Not kept: the hint')).toHaveLength(2);
    expect(saved).not.toHaveBeenCalled();
    press('Export all the same');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(server.asked.at(-1)?.query.toString()).toContain('format=hydro&lossy=true');
  });

  it('never goes past what a format cannot hold, but goes without it', async () => {
    const server = await open({
      [EXPORT]: ({ query }) =>
        query.getAll('pid').includes('2') ? cannotHold([lost(1), refused(2)]) : file,
    });
    fireEvent.click(screen.getByLabelText(/^Polygon/));
    press('Export');
    const list = await screen.findByRole('status');
    expect(list.textContent).toContain('Polygon cannot hold 1 problem');
    expect(list.textContent).toContain('The format cannot hold the special judge');
    expect(screen.queryByRole('button', { name: 'Export all the same' })).toBeNull();
    press('Export the other 2');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(server.asked.at(-1)?.query.toString()).toBe('pid=1&pid=3&format=polygon&lossy=true');
  });

  it('forgets the losses of a format when another one is chosen', async () => {
    await open({ [EXPORT]: cannotHold([refused(1), refused(2), refused(3)]) });
    press('Export');
    await screen.findByRole('status');
    expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull();
    fireEvent.click(screen.getByLabelText(/^FPS/));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  });

  it('offers a plain archive for a single problem only', async () => {
    await open({});
    const plain = screen.getByLabelText(/^Inputs and outputs/);
    expect(plain.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('For one problem at a time')).toBeTruthy();
  });
});
