import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import { BankPackDialog } from './BankPackDialog';
import { BankPreview } from './BankPreview';
import { ExamPackDialog } from './ExamPackDialog';
import { MergeView } from './MergeView';
import { OpenCard } from './OpenCard';
import type { Merged, MergeQuestion, Pack } from './packQueries';
import { adminPacksTexts } from './texts';

const time = '2026-11-28T09:00:00.000+00:00';
const sealed: Pack = {
  id: 4,
  kind: 'exam',
  role: 'received',
  state: 'sealed',
  title: 'Final',
  site: 'Office',
  author: 'root',
  size: 2048,
  gmtCreate: time,
  tid: null,
  error: null,
  beginTime: time,
  opensTime: time,
  needsPassword: true,
  opening: false,
  failure: null,
  wrongTries: 0,
  lastWrongTime: null,
  openedTime: null,
  openedBy: null,
  readiness: { whole: true, languages: ['C'], missing: [], needed: 1024, free: 4096 },
  exam: null,
  bank: null,
};
const question = (more: Partial<MergeQuestion>): MergeQuestion => ({
  subject: 'open:1',
  kind: 'open',
  choices: ['count', 'leave_out'],
  choice: null,
  decidedBy: null,
  files: [1],
  entries: [],
  facts: [],
  ...more,
});
const entry = (id: string, school: string) => ({
  id,
  fileId: 1,
  school,
  username: 'ann',
  realname: null,
  number: '7',
  className: null,
  score: 30,
  usedSeconds: 60,
});
const merged: Merged = {
  files: [
    {
      id: 1,
      school: 'East',
      writtenBy: 'root',
      writtenTime: time,
      takenBy: 'root',
      takenTime: time,
      people: 2,
      absent: 0,
      over: false,
      signed: null,
      counts: false,
      code: true,
    },
  ],
  problems: ['A'],
  questions: [],
  waiting: 0,
  people: [],
  absent: [],
};

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));
const texts = [adminTexts, adminPacksTexts, widgetsTexts];

describe('a sealed file', () => {
  it('says what can be said without its password, and where that is wrong', async () => {
    const { asked } = fakeServer({
      'POST /api/admin/pack/open': refusal(
        400,
        'pack.wrong_password',
        'The password is wrong (wrong tries so far: 1)',
      ),
    });
    const missing = { ...sealed.readiness, missing: ['Java'], free: 512 } as Pack['readiness'];
    await show(<OpenCard pack={{ ...sealed, readiness: missing }} />, texts);
    expect(screen.getByText(/does not judge: Java/)).toBeTruthy();
    expect(screen.getByText(/The disk is too full/)).toBeTruthy();
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: ' abcd ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open the exam' }));
    expect(await screen.findByText(/wrong tries so far: 1/)).toBeTruthy();
    expect(asked[0]?.body).toEqual({ id: 4, people: true, password: 'abcd' });
  });
});

describe('an exam before its hour', () => {
  it('says from when on it can be opened', async () => {
    const opensTime = '2099-01-01T08:00:00.000+00:00';
    await show(<OpenCard pack={{ ...sealed, opensTime }} />, texts);
    expect(screen.getByText(/can be opened from 2099-01-01/)).toBeTruthy();
  });
});

describe('an exam for other schools', () => {
  it('lists the classes as people count them', async () => {
    const classes = ['Class 10', 'Class 9', 'Class 1'].map((className) => ({
      className,
      people: 2,
    }));
    fakeServer({
      'GET /api/admin/pack/classes': ok(classes),
      'GET /api/admin/timed-work/list': ok({ records: [], total: 0 }),
    });
    await show(<ExamPackDialog onClose={() => undefined} onMade={() => undefined} />, texts);
    await screen.findByLabelText('Class 1 (2)');
    const named = screen.getAllByRole('checkbox').map((each) => each.closest('label'));
    expect(named.map((each) => each?.textContent)).toEqual([
      'Class 1 (2)',
      'Class 9 (2)',
      'Class 10 (2)',
    ]);
  });
});

describe('problems for another school', () => {
  it('are all that are found, or those that were ticked, also of several searches', async () => {
    const rows = ['ONE', 'TWO'].map((problemId, pid) => ({ pid, problemId, title: 'Sums' }));
    const { asked } = fakeServer({
      'GET /api/admin/pack/bank': ok({ problems: 7, first: rows }),
      'GET /api/get-all-problem-tags': ok([]),
      'POST /api/admin/pack/bank': ok({ id: 1, password: null }),
    });
    await show(<BankPackDialog onClose={() => undefined} onMade={() => undefined} />, texts);
    await screen.findByRole('button', { name: 'Pack 7 problems' });
    fireEvent.click(screen.getByLabelText('Choose problems one by one'));
    const none = screen.getByRole('button', { name: 'Pack 0 problems' });
    expect(none.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByLabelText('TWO Sums'));
    await userEvent.type(screen.getByLabelText('Word in ID or title'), 'x');
    fireEvent.click(await screen.findByRole('button', { name: 'Pack 1 problem' }));
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
        title: 'Our problems',
        pids: [1],
      }),
    );
  });
});

describe('merged results', () => {
  async function open(questions: MergeQuestion[]) {
    const waiting = questions.filter((each) => each.choice === null).length;
    const server = fakeServer({
      'GET /api/admin/pack/merged': ok({ ...merged, questions, waiting }),
      'POST /api/admin/pack/decide': ok(null),
    });
    await show(<MergeView pack={{ ...sealed, role: 'made', state: 'ready' }} />, texts);
    await screen.findAllByText('East');
    return server;
  }

  it('asks what is doubtful in words, and keeps the sheet back until then', async () => {
    const { asked } = await open([
      question({ facts: [{ what: 'running', before: '', after: '2' }] }),
      question({
        subject: 'person:number:7',
        kind: 'person',
        choices: ['1:ann', '2:ann', 'all'],
        entries: [entry('1:ann', 'East'), entry('2:ann', 'West')],
      }),
      question({
        subject: 'paper:1',
        kind: 'paper',
        choice: 'count',
        decidedBy: 'root',
        facts: [
          { what: 'A', before: '100', after: '50' },
          { what: 'content B', before: '1a2b3c4d', after: '5e6f7a8b' },
          { what: 'scoreType', before: 'Highest', after: 'Recent' },
          { what: 'duration', before: '', after: '60' },
        ],
      }),
    ]);
    expect(screen.getByText('2 students were still working')).toBeTruthy();
    expect(screen.getByText('Points of problem A: sent 100, there 50')).toBeTruthy();
    expect(screen.getByText('The content of problem B was changed')).toBeTruthy();
    expect(
      screen.getByText('Which submission counts: sent the best one, there the last one'),
    ).toBeTruthy();
    expect(screen.getByText('Time for each student (min): sent no limit, there 60')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Similar code' })).toBeTruthy();
    expect(screen.getByText('decided by root')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'CSV' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'West: ann (ann · 7), 30 points' }));
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
        id: 4,
        subjects: ['person:number:7'],
        choice: '2:ann',
      }),
    );
  });

  it('answers many strangers together', async () => {
    const { asked } = await open(
      ['eve', 'mal'].map((name) =>
        question({ subject: `unknown:c:${name}`, kind: 'unknown', entries: [entry(name, 'East')] }),
      ),
    );
    const [button] = screen.getAllByRole('button', { name: 'Leave out' });
    if (button) fireEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    const yes = [...dialog.querySelectorAll('button')].find(
      (each) => each.textContent === 'Leave out',
    );
    if (yes) fireEvent.click(yes);
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
        id: 4,
        subjects: ['unknown:c:eve', 'unknown:c:mal'],
        choice: 'leave_out',
      }),
    );
  });
});

describe('a bank that was opened', () => {
  it('takes new problems in, and the others as one says', async () => {
    const problem = (index: number, problemId: string) => ({
      ...{ index, problemId, title: problemId, cases: 1, unanswered: 0 },
      ...{ tags: [], warnings: [], losses: [] },
    });
    const { asked } = fakeServer({
      'GET /api/file/import-result': ok({
        state: 'done',
        done: 3,
        total: 3,
        report: {
          ...{ format: 'hoj', dryRun: true, imported: 1, failed: 2 },
          problems: [problem(0, 'N'), problem(1, 'S'), problem(2, 'C')],
        },
      }),
      'POST /api/file/import-commit': ok({ key: 'stored' }),
    });
    await show(<BankPreview bank={{ key: 'k', same: ['S'], changed: ['C'] }} />, texts);
    expect(await screen.findByText('1 the same here')).toBeTruthy();
    const choice = screen.getByLabelText('What to do with C');
    await userEvent.selectOptions(choice, 'replace');
    fireEvent.click(await screen.findByRole('button', { name: 'Import 2 problems' }));
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'POST')?.body).toMatchObject({
        key: 'k',
        skip: [1],
        each: [
          { index: 0, taken: 'new' },
          { index: 1, taken: 'skip' },
          { index: 2, taken: 'replace' },
        ],
      }),
    );
  });
});
