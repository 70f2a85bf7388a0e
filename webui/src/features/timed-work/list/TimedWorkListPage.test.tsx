import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { synchronise } from '../../../shared/lib/serverClock';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { hour, minute, noon, sampleTimedWork } from '../../../testing/sampleTimedWork';
import { show } from '../../../testing/show';
import { timedWorkTexts } from '../texts';
import TimedWorkListPage from './TimedWorkListPage';

const rows = [
  sampleTimedWork({ id: 9, title: 'Quiz', auth: 1, beganIn: -minute, type: 1 }),
  sampleTimedWork({
    id: 8,
    startsIn: hour,
    endsIn: 2 * hour,
    title: 'Tomorrow',
    type: 2,
    gid: 3,
    groupName: 'Class 9B',
  }),
  sampleTimedWork({ id: 7, title: 'Chapter 2', beganIn: -hour, handedInIn: -minute }),
];

beforeEach(() => synchronise(noon));

async function open(search = '') {
  history.replaceState(null, '', `/timedwork${search}`);
  const { asked } = fakeServer({
    'GET /api/homework/get-timed-work-list': ({ query }) =>
      query.get('keyword') === 'nothing'
        ? ok({ records: [], total: 0, size: 10, current: 1, pages: 0 })
        : ok({ records: rows, total: 23, size: 10, current: 1, pages: 3 }),
  });
  await show(<TimedWorkListPage />, [timedWorkTexts]);
  await screen.findByText(search.includes('nothing') ? 'No timed work matches.' : 'Quiz');
  return () => asked.map(({ query }) => Object.fromEntries(query));
}

const rowOf = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);

describe('the list of timed works', () => {
  it('tells of each its times, kind and where the reader stands [S3-2.12-3]', async () => {
    await open();
    expect(screen.getByText('23 timed works')).toBeTruthy();
    const quiz = rowOf('Quiz');
    expect(quiz.getByText('1 hour 30 minutes')).toBeTruthy();
    expect(quiz.getByText('Objective questions')).toBeTruthy();
    expect(quiz.getByText('Running')).toBeTruthy();
    expect(quiz.getByText('Your time runs')).toBeTruthy();
    expect(rowOf('Tomorrow').getByText('Scheduled')).toBeTruthy();
    expect(rowOf('Tomorrow').getByText('Mixed')).toBeTruthy();
    expect(rowOf('Tomorrow').getByText('Class 9B')).toBeTruthy();
    expect(quiz.queryByTitle('Held in this group, for its members alone')).toBeNull();
    expect(rowOf('Chapter 2').getByText('Handed in')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Quiz' }).getAttribute('href')).toBe('/timedwork/9');
    const locked = document.querySelectorAll('[data-lock]');
    expect([...locked].map((each) => each.closest('h2')?.textContent)).toEqual(['Quiz']);
  });

  it('asks for ten of a page, as the address says [S3-2.12-1, S3-2.12-2]', async () => {
    const asked = await open('?status=-1&keyword=cup&currentPage=2');
    expect(asked()).toEqual([{ status: '-1', keyword: 'cup', currentPage: '2', limit: '10' }]);
  });

  it('filters by status and words, from the first page on', async () => {
    const asked = await open('?currentPage=2');
    fireEvent.click(screen.getByRole('radio', { name: 'Ended' }));
    await waitFor(() => expect(location.search).toBe('?status=1'));
    const search = screen.getByRole('searchbox', { name: 'Title' });
    fireEvent.input(search, { target: { value: 'quiz' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(location.search).toBe('?status=1&keyword=quiz'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: '1', keyword: 'quiz' }));
  });

  it('says when nothing fits', async () => {
    await open('?keyword=nothing');
    expect(screen.queryByText('Quiz')).toBeNull();
  });
});
