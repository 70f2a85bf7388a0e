import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReload, reloadOnce } from './reloadOnce';

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  forgetReload();
  vi.unstubAllGlobals();
});

const answering = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', async () => new Response('', { headers }));

test('the page is loaded anew, once, where the server answers', async () => {
  answering({ 'x-server-time': '1790000000000' });
  await reloadOnce();
  await reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  forgetReload();
  await reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what is on the screen stays while the server cannot be reached, and a later try counts', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await reloadOnce();
  // A proxy answers in the server's place.
  answering({});
  await reloadOnce();
  expect(reload).not.toHaveBeenCalled();
  answering({ 'x-server-time': '1790000000000' });
  await reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
});
