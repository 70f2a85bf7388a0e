import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show';
import { chooseLocale } from '../i18n/locale';
import { ErrorState } from './ErrorState';
import { LanguageMenu } from './LanguageMenu';

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('the choice of language', () => {
  it('offers the two languages by their own names [S1-1-5, S1-9-16]', async () => {
    await show(<LanguageMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(buttons().slice(1)).toEqual(['简体中文', 'English']);
  });

  it('changes the page at once and is remembered by the browser [S1-1-5, S1-1-8]', async () => {
    await show(
      <>
        <LanguageMenu />
        <ErrorState error={new Error('x')} onRetry={() => undefined} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    await userEvent.click(screen.getByRole('button', { name: '简体中文' }));
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(chooseLocale('en-US')).toBe('zh-CN');
  });
});
