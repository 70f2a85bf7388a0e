import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys, writeStored } from '../lib/storageKeys';
import { chooseLocale, toLocale } from './locale';

afterEach(() => vi.unstubAllGlobals());

const browserSpeaks = (language: string) => vi.stubGlobal('navigator', { language });

describe('the language', () => {
  it('is Chinese for zh-cn in any case and English for everything else', () => {
    expect(['zh-CN', 'zh-cn', 'ZH-CN', 'zh', 'zh-TW', 'fr', ''].map(toLocale)).toEqual([
      'zh-CN',
      'zh-CN',
      'zh-CN',
      'en-US',
      'en-US',
      'en-US',
      'en-US',
    ]);
  });

  it('comes from the address before all else', () => {
    history.replaceState(null, '', '/home?l=zh-cn');
    writeStored(storageKeys.locale, 'en-US');
    browserSpeaks('en-US');
    expect(chooseLocale('en-US')).toBe('zh-CN');
  });

  it('comes from the stored choice before the browser', () => {
    writeStored(storageKeys.locale, 'zh-CN');
    browserSpeaks('en-US');
    expect(chooseLocale('en-US')).toBe('zh-CN');
  });

  it('comes from the site only when the browser names none', () => {
    browserSpeaks('zh-CN');
    expect(chooseLocale('en-US')).toBe('zh-CN');
    browserSpeaks('');
    expect(chooseLocale('zh-CN')).toBe('zh-CN');
  });
});
