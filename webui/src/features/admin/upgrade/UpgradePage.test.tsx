import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '../../../shared/lib/serverClock';
import { wireTime } from '../../../shared/lib/time';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import { adminUpgradeTexts } from './texts';
import UpgradePage from './UpgradePage';
import type { PastUpgrade, UpgradeState } from './upgradeCalls';

vi.mock('../../../shared/api/resumableUpload', () => ({
  sendInParts: () => Promise.resolve('a'.repeat(32)),
}));

const running = { version: '0.1.0', commit: 'aaaaaaaa', builtAt: '2026-11-01T00:00:00.000+00:00' };
const idle: UpgradeState = {
  ...{ installed: true, service: true, running, state: 'idle' },
  ...{ version: null, error: null, command: null, history: [] },
};
const past = (more: Partial<PastUpgrade>): PastUpgrade => ({
  ...{
    at: wireTime(serverNow()),
    version: '0.2.0 (bbbbbbbb)',
    versionBefore: '0.1.0 (aaaaaaaa)',
  },
  ...{ ending: 'back', step: 'copied', reason: 'it did not answer within 60 s', tookMs: 61_000 },
  backup: 'oj-upgrade-1.tar',
  ...more,
});
const offered = {
  offered: { version: '0.2.0', commit: 'bbbbbbbb', builtAt: null },
  ...{ key: '0123456789abcdef', programBytes: 2048, dataBytes: 4096 },
};

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

async function open(state: UpgradeState, more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/admin/upgrade': ok(state),
    ...more,
  });
  await show(<UpgradePage />, [adminTexts, adminUpgradeTexts, widgetsTexts]);
  await screen.findByText('Running version');
  return server;
}

const put = () => {
  const file = new File(['run'], 'oj-appliance-0.2.0-x86_64.run');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return userEvent.upload(input, file);
};

describe('the page of upgrades', () => {
  it('shows what a file would bring before it asks for it', async () => {
    const { asked } = await open(idle, {
      'POST /api/admin/upgrade/check': ok(offered),
      'POST /api/admin/upgrade': ok(null),
    });
    await put();
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to 0.2.0' }));
    expect(screen.getByText(/has 60 seconds to show that it works/)).toBeTruthy();
    await waitFor(() => {
      const sent = asked.find((call) => call.method === 'POST' && /upgrade$/.test(call.path));
      expect(sent?.body).toEqual({ uploadId: 'a'.repeat(32) });
    });
  });

  it('says why a file is not taken', async () => {
    await open(idle, {
      'POST /api/admin/upgrade/check': refusal(
        400,
        'upgrade.refused',
        'This file cannot be taken: it was changed',
      ),
    });
    await put();
    expect(await screen.findByText(/cannot be taken: it was changed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Upgrade to/ })).toBeNull();
  });

  it('tells why the last one went back, and lists the ones before', async () => {
    const history = [past({}), past({ ending: 'done', reason: null, at: '2026-01-01T00:00:00Z' })];
    await open({ ...idle, history });
    const told = await screen.findByText(/went back to 0.1.0.* Reason: it did not answer/);
    expect(told).toBeTruthy();
    expect(screen.getByText('upgraded')).toBeTruthy();
  });

  it('waits for whoever starts a site that is no service, and can be withdrawn', async () => {
    const { asked } = await open(
      { ...idle, service: false, state: 'waiting', version: '0.2.0', command: '/opt/oj/oj serve' },
      { 'DELETE /api/admin/upgrade': ok(null) },
    );
    expect(screen.getByText('/opt/oj/oj serve')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the upgrade' }));
    await waitFor(() => expect(asked.some((call) => call.method === 'DELETE')).toBe(true));
  });

  it('takes no file on a site that runs from its source code', async () => {
    await open({ ...idle, installed: false, running: null });
    expect(screen.getByText(/upgrade it by hand/)).toBeTruthy();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});
