import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleAdminContest } from '../../../testing/sampleAdminContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import { adminContestsTexts } from './texts';
import { VisibilitySwitch } from './VisibilitySwitch';

const message = 'The contest is hidden: 12 participants can neither read nor submit';

async function open(isVisible: boolean, effects: unknown[]) {
  const { asked } = fakeServer({
    'POST /api/admin/contest/change-effects': ok(effects),
    'PUT /api/admin/contest/change-contest-visible': ok(null),
  });
  const row = { ...sampleAdminContest({ visible: isVisible }), problems: 2, registered: 12 };
  await show(<VisibilitySwitch row={row} />, [adminTexts, adminContestsTexts]);
  fireEvent.click(screen.getByRole('switch'));
  return () => asked.filter(({ method }) => method === 'PUT').length;
}

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the switch that hides a contest', () => {
  it('tells whom it concerns, and hides only when that is agreed to', async () => {
    const changes = await open(true, [{ key: 'contest_change.hidden', strong: true, message }]);
    expect(await screen.findByText(new RegExp(`⚠ ${message}`))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toBe(0);
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
    fireEvent.click(screen.getByRole('switch'));
    fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(changes()).toBe(1));
  });

  it('hides at once where it concerns nobody', async () => {
    const changes = await open(true, []);
    await waitFor(() => expect(changes()).toBe(1));
  });

  it('shows without a question', async () => {
    const shown = await open(false, [{ key: 'contest_change.shown', strong: false, message }]);
    await waitFor(() => expect(shown()).toBe(1));
  });
});
