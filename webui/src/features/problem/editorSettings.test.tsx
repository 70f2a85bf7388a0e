import { EditorView } from '@codemirror/view';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentSettings } from '../../shared/editor/editorSettings';
import { fakeServer } from '../../testing/fakeServer';
import { drafts, open, press, startAnew } from '../../testing/solutionPane';

beforeEach(startAnew);

describe('the editor settings', () => {
  const options = (name: string) => {
    const choice = screen.getByRole('combobox', { name }) as HTMLSelectElement;
    return [choice.value, [...choice.options].map((option) => option.value)];
  };

  it('offer the themes and sizes, and begin with the defaults [S1-5-25, S1-9-13]', async () => {
    fakeServer({ ...drafts.calls });
    await open();
    press('Editor settings');
    const themes = ['monokai', 'solarized', 'material', 'idea', 'eclipse', 'base16-dark'];
    const [theme, offered] = options('Theme');
    expect(theme).toBe('monokai');
    expect(offered).toEqual([...themes, 'cobalt', 'dracula', 'site']);
    expect(options('Font size')).toEqual(['22', ['12', '14', '16', '18', '20', '22']]);
    expect(options('Tab size')).toEqual(['4', ['2', '4', '8']]);
  });

  it('change the editor at once [S1-5-25]', async () => {
    fakeServer({ ...drafts.calls });
    const view = await open();
    press('Editor settings');
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
    await choose('Tab size', '8');
    await waitFor(() => expect(view.state.tabSize).toBe(8));
    expect(getComputedStyle(view.dom).fontSize).toBe('22px');
    await choose('Font size', '14');
    await waitFor(() => expect(getComputedStyle(view.dom).fontSize).toBe('14px'));
    await choose('Theme', 'eclipse');
    await waitFor(() => expect(view.state.facet(EditorView.darkTheme)).toBe(false));
  });

  it('switch completion and wrapping, kept for other problems too', async () => {
    fakeServer({ ...drafts.calls });
    const view = await open();
    press('Editor settings');
    const completion = screen.getByRole('switch', { name: 'Complete words' }) as HTMLInputElement;
    expect(completion.checked).toBe(true);
    fireEvent.click(completion);
    await waitFor(() => expect(currentSettings().completes).toBe(false));
    expect(view.lineWrapping).toBe(false);
    fireEvent.click(screen.getByRole('switch', { name: 'Wrap long lines' }));
    await waitFor(() => expect(view.state.facet(EditorView.contentAttributes)).toBeTruthy());
    await waitFor(() => expect(view.contentDOM.className).toContain('cm-lineWrapping'));
  });
});
