import { waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import AdminLoginPage from './AdminLoginPage';
import { adminLoginTexts } from './texts';

it.each([
  ['/admin/contest/7/announcement?page=2', '/admin/contest/7/announcement?page=2'],
  ['/admin/login', '/admin'],
  ['//elsewhere.test/admin', '/admin'],
  ['/home', '/admin'],
  [undefined, '/admin'],
])('a login needed at %s goes on at %s', async (from, target) => {
  history.replaceState({ from }, '', '/admin/login');
  enterSession(sampleUser({ roleList: ['admin'] }));
  await show(<AdminLoginPage />, [adminLoginTexts]);
  await waitFor(() => expect(location.pathname + location.search).toBe(target));
});
