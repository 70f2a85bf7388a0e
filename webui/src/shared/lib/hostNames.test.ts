import { expect, it } from 'vitest';
import hostNames from './hostNames';

it('spells the name of a host in ASCII, and leaves what is spelt so', () => {
  expect(['bücher.example', '例子.测试', 'Example.org', '127.1'].map(hostNames.toASCII)).toEqual([
    'xn--bcher-kva.example',
    'xn--fsqu00a.xn--0zwm56d',
    'Example.org',
    '127.1',
  ]);
});

it('leaves what is no host', () => {
  expect(hostNames.toASCII('ä b')).toBe('ä b');
});
