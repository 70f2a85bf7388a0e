import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { pagesOf } from '../../../shared/ui/sheet/printedLines';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { noon, sampleContest } from '../../../testing/sampleContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import ContestFrame from '../ContestFrame';
import { contestTexts } from '../texts';
import PrintPage from './PrintPage';
import PrintQueuePage from './PrintQueuePage';
import { contestPrintTexts } from './texts';

beforeEach(() => {
  synchronise(noon);
  enterSession(sampleUser());
});

const opened = (changes: object) => ({
  'GET /api/get-contest-info': ok(sampleContest({ openPrint: true, ...changes })),
  'GET /api/get-contest-access': ok({ access: true }),
});

describe('the page that hands a text in', () => {
  async function open(answer: unknown) {
    history.replaceState(null, '', '/contest/7/print');
    const server = fakeServer({ ...opened({}), 'POST /api/submit-print-text': answer as never });
    await show(
      <ContestFrame route="ContestPrint">
        <PrintPage />
      </ContestFrame>,
      [contestTexts, contestPrintTexts],
    );
    return { server, field: await screen.findByLabelText(/Text to print/) };
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  it('wants a text of fifty characters [S2-2.7-1, S2-5-4]', async () => {
    const { field } = await open(ok(null));
    await submit();
    expect(await screen.findByText('Content cannot be empty')).toBeTruthy();
    await userEvent.type(field, 'x'.repeat(49));
    expect(await screen.findByText('The number of content cannot be less than 50')).toBeTruthy();
    await userEvent.type(field, 'x');
    await submit();
    expect(await screen.findByText('Send successfully')).toBeTruthy();
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  });

  it('keeps the text that was refused', async () => {
    const { field } = await open(
      refusal(403, 'contest.print_too_fast', 'Please wait 20 seconds before the next print'),
    );
    await userEvent.type(field, 'x'.repeat(50));
    await submit();
    expect(await screen.findByText('Please wait 20 seconds before the next print')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toHaveLength(50);
  });
});

describe('the print queue', () => {
  const job = (id: number, status: number) => ({
    ...{ id, cid: 7, username: `team${id}`, realname: '林小雨', status },
    ...{ gmtCreate: '2026-11-21T11:59:00.000+00:00', pages: 2 },
  });

  it('lists what waits, and a press of OK says that it is printed [S2-2.7-5]', async () => {
    history.replaceState(null, '', '/contest/7/admin-print');
    let status = 0;
    fakeServer({
      ...opened({ isContestAdmin: true }),
      'GET /api/get-contest-print': () =>
        ok({ records: [job(1, status)], total: 1, current: 1, size: 15, pages: 1 }),
      'PUT /api/check-contest-print-status': ({ query }) => {
        status = query.get('id') === '1' && query.get('cid') === '7' ? 1 : 0;
        return ok(null);
      },
    });
    await show(
      <ContestFrame route="ContestAdminPrint">
        <PrintQueuePage />
      </ContestFrame>,
      [contestTexts, contestPrintTexts],
    );
    const row = within((await screen.findByText('team1')).closest('tr') as HTMLElement);
    expect(row.getByText('Not Printed')).toBeTruthy();
    expect(row.getByText('林小雨')).toBeTruthy();
    expect(row.getByRole('button', { name: 'Download the text of team1' })).toBeTruthy();
    await userEvent.click(row.getByRole('button', { name: 'OK: the text of team1 is printed' }));
    expect(await row.findByText('Printed')).toBeTruthy();
    expect(await screen.findByText('Update Successfully')).toBeTruthy();
  });
});

it('a text is cut into pages of sixty numbered lines', () => {
  const pages = pagesOf(Array.from({ length: 61 }, (_, at) => `line ${at}`).join('\r\n'));
  expect(pages.map((lines) => lines.length)).toEqual([60, 1]);
  expect(pages[1]?.[0]).toEqual({ number: 61, text: 'line 60' });
  expect(pagesOf('')).toEqual([[{ number: 1, text: '' }]]);
});
