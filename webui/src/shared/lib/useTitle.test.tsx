import { expect, it } from 'vitest';
import { show } from '../../testing/show';
import { useTitle } from './useTitle';

function Page({ title }: { title: string | undefined }) {
  useTitle(title);
  return null;
}

it('the title of the tab is the page, then the short name of the site', async () => {
  const { unmount } = await show(<Page title="Problems" />);
  expect(document.title).toBe('Problems - Riverside OJ');
  unmount();
  await show(<Page title={undefined} />);
  expect(document.title).toBe('Riverside OJ');
});
