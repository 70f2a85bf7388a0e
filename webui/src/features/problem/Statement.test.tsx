import { fireEvent, screen, within } from '@testing-library/preact';
import i18n from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import type { TimedWork } from '../../entities/timed-work/timedWorkQueries';
import { synchronise } from '../../shared/lib/serverClock';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { InsideTimedWork } from '../../testing/insideTimedWork';
import { sampleInfo } from '../../testing/sampleProblem';
import { sampleUser } from '../../testing/samples';
import { minute, noon, sampleTimedWork } from '../../testing/sampleTimedWork';
import { show } from '../../testing/show';
import { Statement } from './Statement';
import { problemTexts } from './texts';
import type { ProblemInfo } from './types';

const read = (info: ProblemInfo, language = 'C++', isLoggedIn = false) =>
  show(<Statement info={info} language={language} isLoggedIn={isLoggedIn} />, [problemTexts]);

const english = { title: 'Sum', description: 'In English.', input: '', output: '', hint: '' };

afterEach(() => void i18n.changeLanguage('en-US'));

describe('the statement', () => {
  it('shows title, limits, source, texts and examples [S1-2.7-2] [S1-3-18]', async () => {
    await read(sampleInfo({ hint: 'Mind the sign.' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('P1000 A+B');
    const text = document.body.textContent ?? '';
    for (const fact of ['1000 ms', '256 MB', 'Spring test', 'teacher'])
      expect(text).toContain(fact);
    for (const part of ['Add two numbers.', 'Two integers.', 'Their sum.', 'Mind the sign.']) {
      expect(await screen.findByText(part)).toBeTruthy();
    }
    expect([...document.querySelectorAll('pre')].map((each) => each.textContent)).toEqual([
      '1 2',
      '3',
    ]);
  });

  it('has no limits for objective questions [S1-3-18]', async () => {
    await read(sampleInfo({ type: 2 }));
    expect(document.body.textContent).not.toMatch(/Time limit|Memory/);
  });

  it.each([
    ['C++', 'P1000', '1000 ms', '256 MB'],
    ['Python3', 'P1000', '2000 ms', '512 MB'],
    ['Java', 'CF-1A', '1000 ms', '256 MB'],
    ['Java', 'GYM-100001', '1000 ms', '256 MB'],
  ])('with %s, %s shows %s and %s [S1-9-11]', async (language, problemId, time, memory) => {
    await read(sampleInfo({ problemId }), language);
    expect(screen.getByText(time)).toBeTruthy();
    expect(screen.getByText(memory)).toBeTruthy();
  });

  it('tells no counts in a timed work before the own end', async () => {
    const told = (work: TimedWork) =>
      show(
        <InsideTimedWork work={work}>
          <Statement info={sampleInfo()} language="C++" isLoggedIn={false} />
        </InsideTimedWork>,
        [problemTexts],
      );
    synchronise(noon);
    const { unmount } = await told(sampleTimedWork({ beganIn: -10 * minute }));
    expect(screen.queryByText('Solved / tries')).toBeNull();
    unmount();
    await told(sampleTimedWork({ beganIn: -10 * minute, handedInIn: -minute, effectiveStatus: 1 }));
    expect(screen.getByText('Solved / tries')).toBeTruthy();
  });

  it('names its files on a button that explains them [S1-2.7-7] [S1-3-18]', async () => {
    const files = { isFileIO: true, ioReadFileName: 'sum.in', ioWriteFileName: 'sum.out' };
    await read(sampleInfo(files));
    const button = screen.getByRole('button', { name: /File input and output.*sum\.in.*sum\.out/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button);
    const popover = screen.getByRole('dialog', { name: 'File input and output' });
    expect(popover.textContent).toContain('Readssum.in');
    expect(popover.textContent).toContain('Writessum.out');
  });

  it('comes in the language of the reader, with the base text where that has nothing', async () => {
    const base = { title: '求和', description: '中文题面。', input: '两个整数。' };
    await read(sampleInfo({ ...base, statements: { 'en-US': english } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('P1000 Sum');
    expect(await screen.findByText('In English.')).toBeTruthy();
    expect(await screen.findByText('两个整数。')).toBeTruthy();
  });

  it.each([
    [-10, null],
    [0, 'Solved'],
    [-1, 'Wrong Answer'],
  ])('own status %i reads "%s" beside the title [S1-3-19]', async (status, words) => {
    const server = fakeServer({
      'POST /api/get-user-problem-status': ok({ 1000: { status, score: null } }),
    });
    enterSession(sampleUser());
    await read(sampleInfo(), 'C++', true);
    const head = within(screen.getByRole('banner'));
    if (words) expect(await head.findByText(words)).toBeTruthy();
    else {
      await expect.poll(() => server.asked.length).toBe(1);
      expect(head.queryByText(/Solved$|Answer|Not/)).toBeNull();
    }
  });
});
