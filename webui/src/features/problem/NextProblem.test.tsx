import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleInfo } from '../../testing/sampleProblem';
import { show } from '../../testing/show';
import { NextProblem } from './NextProblem';
import { problemTexts } from './texts';

const tag = { id: 3, name: 'graphs', color: null, oj: 'ME', gid: null, tcid: null };
const records = [999, 1000, 1004].map((pid) => ({ pid, problemId: `P${pid}` }));

it('leads to the next unsolved problem of the same tag', async () => {
  const { asked } = fakeServer({ 'GET /api/get-problem-list': ok({ records, total: 3 }) });
  await show(<NextProblem info={sampleInfo({}, { tags: [tag] })} />, [problemTexts]);
  const link = await screen.findByRole('link', { name: 'Next: P1004' });
  expect(link.getAttribute('href')).toBe('/problem/P1004');
  expect([asked[0]?.query.get('own'), asked[0]?.query.get('tagId')]).toEqual(['unsolved', '3']);
  expect(asked.length).toBe(1);
});

it('looks in the whole bank where the tag has none left', async () => {
  fakeServer({
    'GET /api/get-problem-list': ({ query }) =>
      ok({ records: query.get('tagId') ? [] : records.slice(0, 2), total: 0 }),
  });
  await show(<NextProblem info={sampleInfo({}, { tags: [tag] })} />, [problemTexts]);
  expect(await screen.findByRole('link', { name: 'Next: P999' })).toBeTruthy();
});
