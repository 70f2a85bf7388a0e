import { screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../testing/show';
import { changeLocale } from './i18n';
import { useEnumeration } from './useEnumeration';

const words = ['anna', 'ben', 'carol', 'dora'];

function Said({ most }: { most?: number }) {
  return <p role="status">{useEnumeration()(words, most)}</p>;
}
const said = () => screen.getByRole('status').textContent;

afterEach(() => changeLocale('en-US'));

it('joins words as each language does', async () => {
  await show(<Said />);
  expect(said()).toBe('anna, ben, carol, and dora');
  await changeLocale('zh-CN');
  expect(said()).toBe('anna、ben、carol和dora');
});

it('counts those that would be too many to read', async () => {
  await show(<Said most={2} />);
  expect(said()).toBe('anna, ben, and 2 more');
  await changeLocale('zh-CN');
  expect(said()).toBe('anna、ben和另外 2 个');
});
