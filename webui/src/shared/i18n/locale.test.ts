import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys, writeStored } from '../lib/storageKeys';
import { chooseLocale, toLocale } from './locale';

afterEach(() => vi.unstubAllGlobals());

const browserSpeaks = (language: string) => vi.stubGlobal('navigator', { language });

describe('the language', () => {
  it('is Chinese for zh-cn in any case and English for everything else [S1-1-6, S1-9-16]', () => {
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

  it('comes from the address before all else [S1-1-6]', () => {
    history.replaceState(null, '', '/home?l=zh-cn');
    writeStored(storageKeys.locale, 'en-US');
    browserSpeaks('en-US');
    expect(chooseLocale('en-US')).toBe('zh-CN');
  });

  it('comes from the stored choice before the browser [S1-1-6, S1-1-8]', () => {
    writeStored(storageKeys.locale, 'zh-CN');
    browserSpeaks('en-US');
    expect(chooseLocale('en-US')).toBe('zh-CN');
  });

  it('comes from the browser before the site [S1-1-6]', () => {
    browserSpeaks('zh-CN');
    expect(chooseLocale('en-US')).toBe('zh-CN');
    browserSpeaks('fr');
    expect(chooseLocale('zh-CN')).toBe('en-US');
  });

  it('comes from the site when the browser names none', () => {
    browserSpeaks('');
    expect(chooseLocale('zh-CN')).toBe('zh-CN');
  });
});
