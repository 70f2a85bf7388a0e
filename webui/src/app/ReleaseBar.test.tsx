import { act, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { request } from '../shared/api/client';
import { noteBuild } from '../shared/api/pageBuild';
import { fakeServer, ok } from '../testing/fakeServer';
import { show } from '../testing/show';
import { ReleaseBar } from './ReleaseBar';

afterEach(() => noteBuild('test'));

it('an upgraded server is told of by the next answer, and can be put off', async () => {
  await show(<ReleaseBar />);
  const answerOf = (build: string) => {
    fakeServer({ 'GET /api/time': ok(null, { 'x-page-build': build }) });
    return act(() => request('/api/time'));
  };
  await answerOf('test');
  expect(screen.queryByRole('status')).toBeNull();
  await answerOf('next');
  expect(screen.getByRole('status').textContent).toContain('The site was upgraded');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
});
