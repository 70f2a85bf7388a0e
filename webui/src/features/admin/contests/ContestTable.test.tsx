import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleAdminContest } from '../../../testing/sampleAdminContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import { ContestTable } from './ContestTable';
import { adminContestsTexts } from './texts';

it('tells how long a contest lasts without rounding an hour and a half to one hour', async () => {
  fakeServer({ 'POST /api/admin/contest/change-effects': ok([]) });
  enterSession(sampleUser({ roleList: ['root'] }));
  const row = { ...sampleAdminContest({ duration: 5400 }), problems: 2, registered: 0 };
  await show(<ContestTable rows={[row]} isRefreshing={false} />, [adminTexts, adminContestsTexts]);
  expect(screen.getByRole('table').textContent).toContain('1 hour 30 minutes');
});
