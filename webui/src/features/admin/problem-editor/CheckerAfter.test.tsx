import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { goTo, openEditor, reading, save, stored } from '../../../testing/problemEditor';
import { sampleUser } from '../../../testing/samples';

const talking = {
  ...stored,
  judgeMode: 'interactive',
  spjCode: 'talk',
  spjLanguage: 'C',
  spjAbi: 'testlib',
};
const checked = { ...talking, checkerCode: 'look', checkerLanguage: 'C', checkerAbi: 'kattis' };
const onSwitch = () =>
  screen.getByRole('switch', { name: 'A checker looks at what the interactor wrote' });
const compilers = {
  'POST /api/admin/problem/compile-interactive': ok(null),
  'POST /api/admin/problem/compile-spj': ok(null),
  'PUT /api/admin/problem': ok(null),
};

async function openData(problem: object, more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    ...reading,
    ...compilers,
    'GET /api/admin/problem': ok(problem),
    ...more,
  });
  await openEditor('/admin/problem/edit/1000');
  await goTo(/Test data/);
  return server.asked;
}

/** By the editor itself, once it is there: what a key does to a selection, happy-dom cannot show. */
async function write(label: string, code: string) {
  const content = await waitFor(() => {
    const found = screen.getByRole('textbox', { name: label });
    if (!found.matches('.cm-content')) throw new Error('not loaded yet');
    return found;
  });
  await act(() =>
    EditorView.findFromDOM(content)?.dispatch({ changes: { from: 0, insert: code } }),
  );
}

function savedOf(asked: { method: string; body?: unknown }[]) {
  const body = asked.find((call) => call.method === 'PUT')?.body as { problem: object };
  return body.problem;
}

beforeEach(() => {
  enterSession(sampleUser({ username: 'teacher', roleList: ['admin'] }));
});

describe('the checker after the interactor', () => {
  it('is asked for with an interactor alone, and is off', async () => {
    await openData({ ...talking, judgeMode: 'spj' });
    expect(screen.queryByText('Checker after the interactor')).toBeNull();
  });

  it('is written when it is switched on, and must compile like the interactor', async () => {
    let compiles = false;
    const asked = await openData(talking, {
      'POST /api/admin/problem/compile-spj': () =>
        compiles ? ok(null) : refusal(500, 'judge.compile_failed', 'line 1: no'),
    });
    expect((onSwitch() as HTMLInputElement).checked).toBe(false);
    await userEvent.click(onSwitch());
    await save();
    await screen.findByText('Fill this in');
    await write('Code of the checker', 'look');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Compile Error' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    screen.getByText('The program must compile before the problem is saved');
    compiles = true;
    await save();
    await screen.findByText('The problem is saved');
    expect(asked.some((call) => call.path.endsWith('compile-interactive'))).toBe(false);
    expect(savedOf(asked)).toMatchObject({
      spjCode: 'talk',
      checkerAbi: 'testlib',
      checkerLanguage: 'C++',
      checkerArgs: null,
      checkerCode: 'look',
    });
  });

  it('is kept as it is stored, and goes when it is switched off', async () => {
    const asked = await openData(checked);
    await userEvent.selectOptions(
      screen.getAllByRole('combobox', { name: 'Calling convention' })[1] as HTMLElement,
      'builtin',
    );
    await userEvent.click(onSwitch());
    await save();
    await screen.findByText('The problem is saved');
    expect(savedOf(asked)).toMatchObject({ spjCode: 'talk', checkerAbi: null, checkerCode: null });
  });

  it('may be a comparison of the judge, with bounds of its own', async () => {
    const asked = await openData({ ...talking, checkerAbi: 'builtin', checkerArgs: 'float 0.5 0' });
    const bound = screen.getByRole('textbox', { name: 'Absolute error' });
    expect((bound as HTMLInputElement).value).toBe('0.5');
    await userEvent.clear(bound);
    await userEvent.type(bound, '0.1');
    await save();
    await screen.findByText('The problem is saved');
    expect(savedOf(asked)).toMatchObject({
      spjArgs: null,
      checkerAbi: 'builtin',
      checkerArgs: 'float 0.1 0',
    });
  });
});
