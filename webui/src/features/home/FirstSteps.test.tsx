import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { bootData } from '../../shared/api/boot';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleConfig } from '../../testing/samples';
import { show } from '../../testing/show';
import FirstSteps from './FirstSteps';
import { homeTexts } from './texts';

const page = (total: number) => ok({ records: [], total, current: 1 });
const site = (users: number, problems: number, backups: { state: string }[]) => ({
  'GET /api/admin/user/get-user-list': page(users),
  'GET /api/admin/problem/get-problem-list': page(problems),
  'GET /api/admin/config/db-backup-list': ok(backups),
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(bootData().config, sampleConfig());
});

describe('the first steps of a new site', () => {
  it('tick themselves, each with its way until it is done', async () => {
    fakeServer(site(41, 0, [{ state: 'failed' }]));
    await show(<FirstSteps />, [homeTexts]);
    expect(await screen.findByText('First steps')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Class list' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Problems' }).getAttribute('href')).toBe(
      '/admin/import',
    );
    expect(screen.getByRole('link', { name: 'Backups' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Address' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Address' })).toBeNull();
    expect(screen.getAllByText('Done')).toHaveLength(2);
  });

  it('go when all is done', async () => {
    localStorage.setItem('addressShown', 'true');
    const { asked } = fakeServer(site(2, 1, [{ state: 'done' }]));
    await show(<FirstSteps />, [homeTexts]);
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('can be put away, and then ask nothing more', async () => {
    fakeServer(site(1, 0, []));
    const first = await show(<FirstSteps />, [homeTexts]);
    await userEvent.click(await screen.findByRole('button', { name: 'Put away' }));
    expect(screen.queryByText('First steps')).toBeNull();
    first.unmount();
    const { asked } = fakeServer({});
    await show(<FirstSteps />, [homeTexts]);
    expect(asked).toHaveLength(0);
  });
});
