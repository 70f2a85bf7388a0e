import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Judge } from '../../entities/submission/types';
import { enterSession } from '../../shared/session/session';
import { differenceTexts } from '../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { pageOf, sampleJudge, sampleRow } from '../../testing/sampleSubmissions';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { codeFileName } from './codeFileName';
import ManualJudgeDialog from './ManualJudgeDialog';
import { ShareButton } from './ShareButton';
import SubmissionDifferencePage from './SubmissionDifferencePage';
import SubmissionListPage from './SubmissionListPage';
import { mayCancel, mayJudgeByHand, mayModify, mayResubmit } from './submissionRights';
import { submissionsTexts } from './texts';

const listCall = 'GET /api/get-submission-list';
const root = () => sampleUser({ uid: 'f'.repeat(32), username: 'root', roleList: ['root'] });
const judge = (changes: Partial<Judge>): Judge => sampleJudge({ code: 'print(1)', ...changes });

async function openList() {
  history.replaceState(null, '', '/status');
  return show(<SubmissionListPage />, [submissionsTexts]);
}

describe('what may be done with a submission', () => {
  const at = (status: number, cid = 0) => sampleRow({ status, cid });
  it('depends on its status [S1-4.3-5, S1-4.3-6]', () => {
    expect([6, 7, -2].map((status) => mayJudgeByHand(at(status)))).toEqual([false, false, false]);
    expect([5, -4, 0].map((status) => mayJudgeByHand(at(status)))).toEqual([true, true, true]);
    expect([5, 6, -2, -4, 0].map((status) => mayModify(at(status)))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect([-4, 7, 5, 0].map((status) => mayCancel(at(status)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('lets owners resubmit what failed, root also system errors [S1-4.3-4]', () => {
    expect(mayResubmit(at(10), sampleUser())).toBe(true);
    expect(mayResubmit(at(10), sampleUser({ uid: '1' }))).toBe(false);
    expect(mayResubmit(at(4), sampleUser())).toBe(false);
    expect(mayResubmit(at(4), root())).toBe(true);
    expect(mayResubmit(at(10, 3), root())).toBe(false);
    expect(mayResubmit(at(10), null)).toBe(false);
  });
});

describe('the list', () => {
  it('has a column of rejudging for root alone [S1-6-9]', async () => {
    enterSession(sampleUser({ roleList: ['admin'] }));
    fakeServer({ [listCall]: ok(pageOf([sampleRow({ status: 0 })])) });
    await openList();
    await screen.findByText('A+B');
    expect(screen.queryByRole('columnheader', { name: 'Rejudge' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rejudge' })).toBeNull();
  });

  it('asks before it judges again, and then follows the row [S1-4.3-3, S1-8-16d]', async () => {
    enterSession(root());
    const { asked } = fakeServer({
      [listCall]: ok(pageOf([sampleRow({ status: -1 })])),
      'GET /api/admin/judge/rejudge': ok(sampleRow({ status: 5, queuePosition: 2 })),
      'POST /api/check-submissions-status': ok({ 20418: sampleRow({ status: 0 }) }),
    });
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Rejudge' }));
    expect(asked.some((call) => call.path.endsWith('/rejudge'))).toBe(false);
    const question = await screen.findByRole('dialog', { name: 'Rejudge submission #20418?' });
    const yes = Array.from(question.querySelectorAll('button')).at(-1);
    await userEvent.click(yes as HTMLButtonElement);
    await screen.findByText('Rejudge successfully');
    await screen.findByText('no. 2 in the queue');
    await screen.findByText('Accepted', { selector: 'td *' });
  });

  it('lets an owner resubmit what failed [S1-8-16c]', async () => {
    enterSession(sampleUser());
    const { asked } = fakeServer({
      [listCall]: ok(pageOf([sampleRow({ status: 10 })])),
      'GET /api/resubmit': ok(sampleRow({ status: 5 })),
    });
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Resubmit' }));
    await screen.findByText('Resubmitted Successfully');
    const call = asked.find((each) => each.path === '/api/resubmit');
    expect(call?.query.get('submitId')).toBe('20418');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resubmit' })).toBeNull());
  });
});

describe('judging by hand', () => {
  const open = (changes: Parameters<typeof sampleRow>[0]) => {
    let closed = 0;
    const dialog = (
      <ManualJudgeDialog
        row={sampleRow(changes)}
        onClose={() => {
          closed += 1;
        }}
      />
    );
    return show(dialog, [submissionsTexts]).then(() => () => closed);
  };
  const choices = () =>
    Array.from(screen.getByRole('combobox').querySelectorAll('option'))
      .filter((option) => option.value !== '')
      .map((option) => [Number(option.value), option.disabled] as const);

  it('offers no unfinished status and shows Cancelled disabled [S1-4.3-7]', async () => {
    await open({ status: 0 });
    const offered = choices();
    expect(offered.filter(([, off]) => off).map(([code]) => code)).toEqual([-4]);
    for (const code of [-10, -5, -2, 5, 6, 7, 9]) {
      expect(offered.map(([each]) => each)).not.toContain(code);
    }
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('needs a result and, where there is one, a score [S1-4.3-8, S1-5-23]', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/judge/manual-judge': ok({ submitId: 20418, status: 8, score: 60 }),
    });
    const closed = await open({ status: -4, score: 30 });
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.click(save);
    await screen.findByText('Enter the score as a whole number');
    expect(asked).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox'), '8');
    await userEvent.type(screen.getByRole('textbox'), '60');
    await userEvent.click(save);
    await screen.findByText('Update Successfully');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      submitId: '20418',
      status: '8',
      score: '60',
    });
    expect(closed()).toBe(1);
  });

  it('asks before it cancels, and stays open when the server refuses [S1-4.3-10]', async () => {
    fakeServer({
      'GET /api/admin/judge/cancel-judge': refusal(400, 'judge.in_progress', 'It is being judged'),
    });
    const closed = await open({ status: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the submission' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel submission #20418?' });
    await userEvent.click(Array.from(question.querySelectorAll('button')).at(-1) as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toBe('It is being judged');
    expect(closed()).toBe(0);
  });

  it('says when it has cancelled [S1-8-16e]', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/judge/cancel-judge': ok({ submitId: 20418, status: -4, isManual: true }),
    });
    const closed = await open({ status: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the submission' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel submission #20418?' });
    expect(asked).toEqual([]);
    await userEvent.click(Array.from(question.querySelectorAll('button')).at(-1) as HTMLElement);
    await screen.findByText('Cancel Successfully');
    expect(asked[0]?.query.get('submitId')).toBe('20418');
    expect(closed()).toBe(1);
  });
});

describe('the code', () => {
  it('is shared and no longer shared [S1-8-16g]', async () => {
    const { asked } = fakeServer({ 'PUT /api/submission': ok(null) });
    await show(<ShareButton submission={judge({ status: 0 })} />, [submissionsTexts]);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByText('Shared successfully');
    expect(asked[0]?.body).toEqual({ submitId: 20418, share: true });
  });

  it('says when sharing has ended [S1-8-16h]', async () => {
    const { asked } = fakeServer({ 'PUT /api/submission': ok(null) });
    await show(<ShareButton submission={judge({ share: true })} />, [submissionsTexts]);
    await userEvent.click(screen.getByRole('button', { name: 'Unshare' }));
    await screen.findByText('Cancel Sharing Successfully');
    expect(asked[0]?.body).toEqual({ submitId: 20418, share: false });
  });

  it('is saved under a name of its language', () => {
    const names = ['C', 'C With O2', 'C++ 17', 'C#', 'Java', 'JavaScript V8', 'PyPy3', 'Golang'];
    expect(names.map((language) => codeFileName(7, language))).toEqual([
      '7.c',
      '7.c',
      '7.cpp',
      '7.cs',
      '7.java',
      '7.js',
      '7.py',
      '7.go',
    ]);
  });

  it('is compared with another of mine of the same problem', async () => {
    enterSession(sampleUser());
    const codes: Record<string, string> = { 20418: 'a = 1\nprint(a)', 20417: 'a = 2\nprint(a)' };
    fakeServer({
      [listCall]: ok(
        pageOf([sampleRow({ status: 0 }), sampleRow({ submitId: 20417, status: -1 })]),
      ),
      'GET /api/get-submission-detail': ({ query }) => {
        const submitId = Number(query.get('submitId'));
        const code = codes[submitId] ?? null;
        return ok({ submission: judge({ submitId, status: 0, code }), codeShare: true });
      },
    });
    history.replaceState(null, '', '/submission-difference?left=20418');
    await show(<SubmissionDifferencePage />, [submissionsTexts, differenceTexts]);
    const removed = await screen.findByText('a = 1');
    expect(removed.closest('tr')?.dataset.kind).toBe('removed');
    expect(screen.getByText('a = 2').closest('tr')?.dataset.kind).toBe('added');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Before' }), '20417');
    await waitFor(() => expect(location.search).toContain('left=20417'));
    await screen.findByText('Both codes are the same.');
  });
});
