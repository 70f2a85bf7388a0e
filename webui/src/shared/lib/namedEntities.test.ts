// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { decodeHTMLStrict } from './namedEntities';

it('knows the names and numbers that HTML knows', () => {
  expect(
    ['&amp;', '&le;', '&#20320;', '&#x4F60;', '&CounterClockwiseContourIntegral;'].map(
      decodeHTMLStrict,
    ),
  ).toEqual(['&', '\u2264', '\u4f60', '\u4f60', '\u2233']);
});

it('leaves everything else as it is', () => {
  for (const text of ['&unknownname;', 'plain', '&lt', '</textarea><b>', '']) {
    expect(decodeHTMLStrict(text)).toBe(text);
  }
});
