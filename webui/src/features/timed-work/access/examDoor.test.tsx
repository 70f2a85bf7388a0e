import { screen } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/errors';
import { viewpoint } from '../../../shared/lib/viewpoint';
import { currentUser, enterSession } from '../../../shared/session/session';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import ExamStopPage from './ExamStopPage';
import { meetExamDoor } from './examDoor';
import { timedWorkAccessTexts } from './texts';

const navigate = vi.fn();
const refused = (key: string, httpStatus: number, data: unknown = null) =>
  meetExamDoor(new ApiError('', `exam.${key}`, httpStatus, httpStatus, null, data), navigate);

beforeEach(() => {
  navigate.mockReset();
  delete viewpoint.lockedBrowser;
  history.replaceState(null, '', '/home');
});

describe('the door of an exam', () => {
  it('leads to the page that says what is closed, and back into the exam', async () => {
    refused('closed', 403, { tid: 5, title: 'Final', part: 'problems' });
    const [path] = navigate.mock.lastCall as [string];
    expect(path).toBe('/exam-stop?reason=closed&tid=5&title=Final');
    enterSession(sampleUser());
    history.replaceState(null, '', path);
    await show(<ExamStopPage />, [timedWorkAccessTexts]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Closed during your exam');
    expect(screen.getByText(/“Final” is running/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the exam' }).getAttribute('href')).toBe(
      '/timedwork/5',
    );
  });

  it('stays open to what is asked beside, in the bar and in the exam itself', () => {
    refused('closed', 403, { tid: 5, part: 'messages' });
    history.replaceState(null, '', '/timedwork/5/problem/A');
    refused('closed', 403, { tid: 5, part: 'submissions' });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['elsewhere', 'moved'])('ends the session of a computer that was left (%s)', (key) => {
    enterSession(sampleUser());
    refused(key, 401);
    expect(currentUser()).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/exam-stop?reason=${key}`, { replace: true });
  });

  it('has a locked browser load its page once with the number of the session', () => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    const page = { configKey: 'c', examKey: '' };
    viewpoint.lockedBrowser = { ...page, url: 'http://localhost:3000/timedwork/5' };
    history.replaceState(null, '', '/timedwork/5/problems');
    refused('browser_required', 403, { session: 7 });
    expect(String(replace.mock.lastCall?.[0])).toMatch(/\/timedwork\/5\/problems\?exam-session=7$/);
    expect(navigate).not.toHaveBeenCalled();
    viewpoint.lockedBrowser = { ...page, url: 'http://localhost:3000/timedwork/5?exam-session=7' };
    refused('browser_required', 403, { session: 7 });
    expect(replace).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/exam-stop?reason=browser_required', {
      replace: true,
    });
  });
});
