import { cleanup, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import {
  goTo,
  languages,
  openEditor,
  reading,
  save,
  switchMode,
} from '../../../testing/problemEditor';
import { sampleUser } from '../../../testing/samples';
import { SilentUpload } from '../../../testing/silentUpload';

beforeEach(() => {
  // The page before keeps its draft when it goes.
  cleanup();
  localStorage.clear();
  enterSession(sampleUser({ username: 'teacher', roleList: ['admin'] }));
});

it('leaves the languages in the browser under the name of the specification [S1-3-32]', async () => {
  fakeServer(reading);
  await openEditor('/admin/problem/create');
  expect(JSON.parse(localStorage.getItem('languages') ?? '')).toEqual(languages);
});

describe('a new problem', () => {
  it('comes with the id that follows the newest', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^ID/ }).value).toBe('P1042');
  });

  it('is kept from the first line, and goes on after a reload until it is stored', async () => {
    const { asked } = fakeServer({
      ...reading,
      'POST /api/admin/problem': ok({ pid: 1000 }),
    });
    const title = await openEditor('/admin/problem/create');
    await userEvent.type(title, 'Half');
    await goTo(/Test data/);
    await userEvent.click(screen.getByRole('radio', { name: 'Type them in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a case' }));
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Input' })[0] as Element, '1 2');
    cleanup();
    const again = await openEditor('/admin/problem/create');
    expect((again as HTMLInputElement).value).toBe('Half');
    screen.getByText(/^Your draft of .* is back\./);
    await goTo(/Test data/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Input' }).value).toBe('1 2');
    expect(asked.every((call) => call.method === 'GET')).toBe(true);
    // Another account on this computer has its own.
    cleanup();
    enterSession(sampleUser({ uid: 'other', username: 'other', roleList: ['admin'] }));
    const others = await openEditor('/admin/problem/create');
    expect((others as HTMLInputElement).value).toBe('');
  });

  it('is thrown away on demand', async () => {
    fakeServer(reading);
    await userEvent.type(await openEditor('/admin/problem/create'), 'Half');
    cleanup();
    await openEditor('/admin/problem/create');
    await userEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Begin anew' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe(''),
    );
    expect(localStorage.getItem('problemDrafts')).toBeNull();
  });

  it('marks every field that is missing and sends nothing', async () => {
    const { asked } = fakeServer(reading);
    const title = await openEditor('/admin/problem/create');
    await save();
    await screen.findByText('6 fields need a change; they are marked below.');
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '1 Statement •',
      '2 Test data and judging •',
      '3 Languages and files',
      '4 Check',
    ]);
    await goTo(/Test data/);
    expect(screen.getByText('Upload the test data')).toBeTruthy();
    expect(asked.every((call) => call.method === 'GET')).toBe(true);
  });

  it('leads from another step to the first field that is missing', async () => {
    fakeServer(reading);
    const title = await openEditor('/admin/problem/create');
    await goTo(/Check/);
    await save();
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shares 100 among the cases that were there before the scores', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    await goTo(/Test data/);
    await userEvent.click(screen.getByRole('radio', { name: 'Type them in' }));
    for (const _ of [1, 2])
      await userEvent.click(screen.getByRole('button', { name: 'Add a case' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), '1');
    expect(await screen.findByText('Full marks 100')).toBeTruthy();
    const scores = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Score of/ });
    const values = scores().map((each) => each.value);
    expect(values.reduce((sum, each) => sum + Number(each), 0)).toBe(100);
  });

  it('asks before an upload of test data is broken off by leaving', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    await goTo(/Test data/);
    vi.stubGlobal('XMLHttpRequest', SilentUpload);
    const picker = screen.getByLabelText('Upload files', { selector: 'input[type=file]' });
    await userEvent.upload(picker, new File(['x'], 'slow.zip'));
    await screen.findByText('Uploading slow.zip');
    const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(leaving()).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Import' }));
    await screen.findByText(/slow.zip is still on its way/);
    vi.unstubAllGlobals();
  });

  it('finds no fault with a row that was only just added', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    await userEvent.click(screen.getByRole('button', { name: 'Add an example' }));
    const input = () => screen.getAllByRole('textbox', { name: /^Input/ }).at(-1) as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(input()));
    // It is looked at once it has been left.
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
  });

  it('offers a sample without input, and says so in the description', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    await userEvent.click(screen.getByRole('checkbox', { name: 'No input' }));
    await screen.findByText('The program reads nothing.');
    await userEvent.click(screen.getByRole('radio', { name: 'Input' }));
    await screen.findByDisplayValue('There is no input.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'No input' }));
    expect(screen.queryByText('The program reads nothing.')).toBeNull();
  });

  it('counts no example that is still empty', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    screen.getByText('0 examples');
    await userEvent.type(
      screen.getAllByRole('textbox', { name: /^Output/ }).at(-1) as Element,
      '3',
    );
    await screen.findByText('1 example');
  });

  it('starts private for somebody who may not publish', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    const choices = screen.getByRole('group', { name: 'Visibility' });
    const isChosen = (name: RegExp) =>
      (within(choices).getByRole('radio', { name }) as HTMLInputElement).checked;
    expect([isChosen(/^Public/), isChosen(/^Private/)]).toEqual([false, true]);
    expect(within(choices).getByRole('radio', { name: /^Public/ })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('asks for the code of a special judge, and for none where the judge compares itself', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    await goTo(/Test data/);
    expect(screen.queryByRole('heading', { name: 'Special judge' })).toBeNull();
    const tells = screen.getByRole<HTMLInputElement>('switch', { name: /output first differs/ });
    expect(tells.checked).toBe(false);
    await switchMode('spj');
    await screen.findByRole('heading', { name: 'Special judge' });
    screen.getByRole('switch', { name: 'Show students what the judge program says' });
    await save();
    await screen.findByText('7 fields need a change; they are marked below.');
    const convention = screen.getByRole('combobox', { name: 'Calling convention' });
    await userEvent.selectOptions(convention, 'builtin');
    await save();
    await screen.findByText('6 fields need a change; they are marked below.');
  });

  it('takes back a convention that interactors do not have', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/create');
    await goTo(/Test data/);
    await switchMode('spj');
    const convention = () =>
      screen.getByRole('combobox', { name: 'Calling convention' }) as HTMLSelectElement;
    await userEvent.selectOptions(convention(), 'hustoj');
    await switchMode('interactive');
    expect(convention().value).toBe('hoj');
    const names = [...convention().options].map((option) => option.value);
    expect(names).toEqual(['hoj', 'testlib', 'kattis', 'dmoj']);
  });
});
