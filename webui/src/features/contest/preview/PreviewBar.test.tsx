import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Preview, previewHere, startPreviews } from '../../../entities/contest/preview';
import { scheduleNow } from '../../../entities/schedule/scheduleRules';
import { api } from '../../../shared/api/calls';
import { timeOf } from '../../../shared/lib/time';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { show } from '../../../testing/show';
import { contestTexts } from '../texts';
import PreviewBar from './PreviewBar';

const preview: Preview = {
  cid: 7,
  gid: null,
  key: 'secret',
  stage: 'running',
  stages: ['running', 'sealed', 'ended'],
  now: '2126-11-23T08:00:00.000+00:00',
};
const keep = () => sessionStorage.setItem('contest-preview', JSON.stringify(preview));
const stand = (address: string) => history.replaceState(null, '', address);

afterEach(() => sessionStorage.clear());

describe('a contest seen as a participant', () => {
  it('sends its key from the pages of that contest alone, and none to the back-office', async () => {
    startPreviews();
    keep();
    const { asked } = fakeServer({
      'GET /api/get-contest-access': ok({ access: true }),
      'GET /api/admin/contest/check': ok({ findings: [], unchecked: [], now: preview.now }),
    });
    const ask = () => api('GET /api/get-contest-access', { query: { cid: 7 } });
    for (const address of ['/contest/7', '/contest/7/rank', '/contest/70', '/home']) {
      stand(address);
      await ask();
    }
    stand('/contest/7');
    await api('GET /api/admin/contest/check', { query: { cid: 7 } });
    const keys = asked.map(({ headers }) => headers.get('Contest-Preview'));
    expect(keys).toEqual(['secret', 'secret', null, null, null]);
  });

  it('has the clock of the contest look ahead as far as the server does', () => {
    startPreviews();
    keep();
    stand('/contest/7/problems');
    expect(scheduleNow()).toBe(timeOf(preview.now));
    stand('/contest/8/problems');
    expect(scheduleNow()).toBeLessThan(timeOf(preview.now));
  });

  it('says so, goes to another stage and leads back', async () => {
    const assign = vi.fn();
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/contest/7', assign, reload });
    const { asked } = fakeServer({
      'POST /api/admin/contest/preview': ok({ ...preview, stage: 'sealed', key: 'other' }),
    });
    keep();
    await show(<PreviewBar preview={preview} />, [contestTexts]);
    expect(screen.getByRole('region', { name: 'View as participant.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Sealed' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(asked[0]?.body).toEqual({ cid: 7, stage: 'sealed' });
    expect(previewHere()?.key).toBe('other');
    fireEvent.click(screen.getByRole('button', { name: 'Back to the back-office' }));
    expect(assign).toHaveBeenCalledWith('/admin/contest/7/edit');
    expect(previewHere()).toBeNull();
    vi.unstubAllGlobals();
  });
});
