import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show';
import { Link } from './Link';

describe('a link', () => {
  it('inside the site changes the page without loading it', async () => {
    await show(<Link href="/problem?page=2">Problems</Link>);
    await userEvent.click(screen.getByText('Problems'));
    expect(location.pathname + location.search).toBe('/problem?page=2');
  });

  it('from the site into the back office is left to the browser, which loads it anew', async () => {
    await show(<Link href="/admin/import">Import</Link>);
    let isLeft = false;
    const note = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    await userEvent.click(screen.getByText('Import'));
    expect(isLeft).toBe(true);
  });

  it('to elsewhere opens a new tab that knows nothing of this one', async () => {
    await show(<Link href="https://elsewhere.test/">Elsewhere</Link>);
    const link = screen.getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'never leads to %s',
    async (address) => {
      await show(<Link href={address}>Trap</Link>);
      expect(screen.getByText('Trap').hasAttribute('href')).toBe(false);
    },
  );
});
