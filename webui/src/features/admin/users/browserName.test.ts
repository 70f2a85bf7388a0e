import { describe, expect, it } from 'vitest';
import { browserName } from './browserName';

const chrome = '(KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';

describe('the name of a browser', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome}`,
      'Chrome 120 · Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Edg/121.0.0.0`,
      'Edge 121 · Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0',
      'Firefox 115 · Linux',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Mobile/15E148 Safari/604.1',
      'Safari 16 · iPad',
    ],
    [`Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 ${chrome}`, 'Chrome 120 · Android'],
    ['curl/8.1', 'curl/8.1'],
    ['', ''],
  ])('%s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
