import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import RolesPage from './RolesPage';
import { adminRolesTexts } from './texts';

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the page of roles', () => {
  const permission = { id: 1, name: 'submit', permission: 'submit', status: 0 };
  const later = { ...permission, id: 3, permission: 'not_yet' };
  const role = { role: 'admin', description: 'admin', status: 0 };

  it('changes what a role may do, but not the super administrator', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/role/list': ok(
        [1000, 1001, 1002].map((id) => ({ ...role, id, userCount: id - 999 })),
      ),
      'GET /api/admin/auth/list': ok([
        permission,
        { ...permission, id: 2, permission: 'rejudge' },
        later,
      ]),
      'GET /api/admin/role-auth': ({ query }) =>
        ok({ ...role, id: Number(query.get('roleId')), auths: [permission, later] }),
      'PUT /api/admin/role-auth': ok(null),
    });
    await show(<RolesPage />, [adminTexts, adminRolesTexts]);
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Judge again/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
        roleId: 1001,
        authIds: [1, 2, 3], // a right of a later subject stays as it was
      }),
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await screen.findByText('Saved; it counts at once');
    fireEvent.click(screen.getByRole('button', { name: /1002/ }));
    expect(await screen.findByText(/give the person such a role first/)).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /^Super administrator/ }));
    expect(await screen.findByText(/may do everything/)).toBeTruthy();
    const card = screen.getByText(/may do everything/).closest('section') as HTMLElement;
    for (const box of within(card).getAllByRole('checkbox')) {
      expect(box).toHaveProperty('disabled', true);
    }
  });
});
