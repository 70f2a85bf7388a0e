import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { ReleaseCard } from './ReleaseCard';
import { SimilarityView } from './SimilarityView';
import { ProblemTable } from './StatisticsTables';
import { adminExamResultsTexts } from './texts';

const texts = [adminExamResultsTexts];

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the release of results', () => {
  it("tells and takes times by the site's clock, and turns when its moment comes", async () => {
    synchronise('2026-11-21T01:30:00.000Z');
    const settings = { results: 'released', releaseAt: '2026-11-21T02:00:00.000+00:00' };
    const { asked } = fakeServer({
      'GET /api/admin/exam/settings': ok(settings),
      'PUT /api/admin/exam/settings': ok(null),
    });
    await show(<ReleaseCard tid={7} />, texts);
    // The samples' site is in Shanghai.
    await screen.findByText('Results are released at 2026-11-21 10:00.');
    const field = screen.getByLabelText('Release at') as HTMLInputElement;
    expect(field.value).toBe('2026-11-21T09:30');
    fireEvent.input(field, { target: { value: '2026-11-21T11:15' } });
    fireEvent.click(screen.getByRole('button', { name: 'Release at that time' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Release' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        releaseAt: '2026-11-21T03:15:00.000Z',
      }),
    );
    synchronise('2026-11-21T02:00:01.000Z');
    await screen.findByText('Released since 2026-11-21 10:00.');
    expect(screen.queryByRole('button', { name: 'Release now' })).toBeNull();
  });
});

describe('statistics', () => {
  it('name a problem once whose title is its letter', async () => {
    const problem = (displayId: string, title: string) => ({
      ...{ displayId, title, version: null, points: 100, people: 2, tried: 2, solved: 1 },
      ...{ submissions: 2, average: 50, spread: [], discrimination: null, firstAccepted: [] },
      ...{ medianFirstAccepted: null, verdicts: [] },
    });
    await show(<ProblemTable problems={[problem('A', 'A'), problem('B', 'Sum')]} />, texts);
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim());
    expect(names).toEqual(['A', 'B Sum']);
  });
});

describe('similar code', () => {
  it.each([
    [0, 'Made 2026-11-21 10:00:00 by root: 6 programs compared'],
    [2, 'Made 2026-11-21 10:00:00 by root: 6 programs compared, 2 too short to say anything of'],
  ])('tells of programs that are too short where there are any: %i', async (short, words) => {
    const report = { state: 'done', madeTime: '2026-11-21T02:00:00.000+00:00', madeBy: 'root' };
    fakeServer({
      'GET /api/admin/exam/similarity': ok({ ...report, compared: 6, short, pairs: [] }),
    });
    await show(<SimilarityView tid={7} />, texts);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
