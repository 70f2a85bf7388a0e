import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, subscribeToToasts } from '../ui/toast';
import { downloadFile } from './downloadFile';
import { ApiError } from './errors';

const said: string[] = [];
subscribeToToasts(() => {
  const shown = currentToast();
  if (shown) said.push(shown.message);
});

beforeEach(() => void said.splice(0));

describe('a download', () => {
  it('says when it starts and when it is done, and keeps the name [S1-8-16j, S1-8-16k, S1-7.2-13]', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      said.push(`saved ${this.download}`);
    });
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response('data', { headers: { 'content-disposition': 'attachment;filename=a.zip' } }),
    );
    await downloadFile('GET /api/admin/user/export-template');
    expect(saved).toHaveBeenCalledOnce();
    expect(said).toEqual(['Downloading...', 'saved a.zip', 'Download Successfully!']);
  });

  it('that fails never says that it was done', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    await expect(downloadFile('GET /api/admin/user/export-template')).rejects.toThrow(ApiError);
    expect(said).toHaveLength(2);
    expect(said[1]).toContain('Network error');
  });
});
