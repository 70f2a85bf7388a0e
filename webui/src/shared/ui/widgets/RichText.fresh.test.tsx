import { screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show';
import { RichText } from './RichText';

vi.mock('../../lib/richText', () => {
  throw new Error('this file is gone');
});

it('a text whose parser does not come says so, and waits for nothing', async () => {
  await show(<RichText source="**Add** two numbers." />);
  expect((await screen.findByRole('alert')).textContent).toContain('did not come');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});
