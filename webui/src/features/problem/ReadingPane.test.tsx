import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { noCounts, sampleInfo } from '../../testing/sampleProblem';
import { show } from '../../testing/show';
import { ReadingPane } from './ReadingPane';
import { problemTexts } from './texts';
import type { ProblemInfo } from './types';

const read = (info: ProblemInfo, isLoggedIn = false) =>
  show(
    <ReadingPane
      info={info}
      language="C++"
      isLoggedIn={isLoggedIn}
      onPutBack={() => undefined}
      folding={null}
    />,
    [problemTexts],
  );

beforeEach(() => void window.history.replaceState(null, '', '/problem/P1000'));

describe('the reading pane', () => {
  it('warns a guest in "My submissions" instead of asking the server [S1-2.7-3]', async () => {
    const server = fakeServer({});
    await read(sampleInfo());
    fireEvent.click(screen.getByRole('tab', { name: 'My submissions' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('P1000 - My submissions');
    expect((await screen.findByRole('alert')).textContent).toBe('Please login first');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('lists the own submissions of this problem, ten on a page [S1-2.7-3] [S1-9-5]', async () => {
    const row = {
      submitId: 41,
      submitTime: '2026-11-21T09:30:00.000+00:00',
      status: -1,
      score: null,
      time: 3,
      memory: 900,
      language: 'C++',
    };
    const server = fakeServer({
      'GET /api/get-submission-list': ok({ records: [row], total: 11, size: 10, current: 1 }),
      'POST /api/get-user-problem-status': ok({}),
    });
    await read(sampleInfo(), true);
    fireEvent.click(await screen.findByRole('tab', { name: /My submissions/ }));
    expect(await screen.findByText('Wrong Answer')).toBeTruthy();
    const asked = server.asked.find((each) => each.path === '/api/get-submission-list');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      onlyMine: 'true',
      problemID: 'P1000',
      completeProblemID: 'true',
      limit: '10',
    });
  });

  it('shows a text of the annex and saves any file under its name [S1-2.7-4]', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const server = fakeServer({
      'GET /api/file/problem-attachment': ok(null, {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment;filename=board.bin',
      }),
    });
    const attachments = [{ name: 'board.bin', size: 2048 }];
    await read(sampleInfo({ userExtraFile: '{"grader.h":"int answer();"}', attachments }));
    fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
    fireEvent.click(await screen.findByRole('button', { name: 'grader.h' }));
    const dialog = await screen.findByRole('dialog', { name: 'grader.h' });
    expect(within(dialog).getByText('int answer();')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Download grader.h' }));
    fireEvent.click(screen.getByRole('button', { name: 'Download board.bin' }));
    await waitFor(() => expect(saved).toEqual(['grader.h', 'board.bin']));
    expect(Object.fromEntries(server.asked[0]?.query ?? [])).toEqual({
      pid: '1000',
      name: 'board.bin',
    });
  });

  it('has no tab for files that are not there', async () => {
    await read(sampleInfo());
    expect(screen.queryByRole('tab', { name: 'Files' })).toBeNull();
  });

  it('draws how all submissions ended [S1-2.7-5] [S1-3-19]', async () => {
    const problemCount = { ...noCounts, total: 8, ac: 2, wa: 5, ce: 1 };
    await read(sampleInfo({}, { problemCount }));
    fireEvent.click(screen.getByRole('button', { name: 'Statistics' }));
    const dialog = await screen.findByRole('dialog', { name: 'Statistics' });
    expect(dialog.querySelectorAll('circle')).toHaveLength(3);
    const entries = [...dialog.querySelectorAll('dl > div')].map((each) => each.textContent);
    expect(entries).toEqual(['Accepted225%', 'Wrong Answer562.5%', 'Compile Error112.5%']);
    expect(dialog.textContent).toContain('25.00% of all submissions');
  });

  it('enters and leaves the focus mode by its address [S1-2.7-7]', async () => {
    await read(sampleInfo());
    fireEvent.click(screen.getByRole('button', { name: 'Focus mode' }));
    expect(window.location.search).toBe('?focus=true');
    fireEvent.click(screen.getByRole('button', { name: 'Leave focus mode' }));
    expect(window.location.search).toBe('');
  });
});
