import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { practice } from '../../entities/place/place';
import { writeDraft } from '../../entities/problem/codeDrafts';
import { fakeServer, ok } from '../../testing/fakeServer';
import { asked, drafts, open, press, startAnew, text, type } from '../../testing/solutionPane';

beforeEach(startAnew);

describe('the code', () => {
  it('goes back to the template only after a question [S1-5-20]', async () => {
    fakeServer({ ...drafts.calls });
    const view = await open();
    await type(view, 'mine');
    press('Reset the code');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain("The C++ code goes back to the problem's template.");
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await text()).toBe('mine');
    press('Reset the code');
    const again = await screen.findByRole('dialog');
    fireEvent.click(within(again).getByRole('button', { name: 'Reset the code' }));
    await waitFor(async () => expect(await text()).toBe('// start here'));
  });

  it('accepted last is refused to whoever has not passed [S1-5-19]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      'POST /api/get-user-problem-status': ok({ 1000: { status: -1 } }),
    });
    await open();
    press('Fetch my accepted code');
    const refused = "You haven't passed the problem so you cannot get the code passed recently";
    expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(server, '/api/get-last-ac-code')).toEqual([]);
  });

  it('accepted last comes back in its language, after a question [S1-5-19, S1-5-20]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      'POST /api/get-user-problem-status': ok({ 1000: { status: 0 } }),
      'GET /api/get-last-ac-code': ok({ submitId: 7, language: 'Python3', code: 'print(3)' }),
    });
    await type(await open(), 'mine');
    press('Fetch my accepted code');
    const dialog = await screen.findByRole('dialog');
    expect(asked(server, '/api/get-last-ac-code')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fetch my accepted code' }));
    await waitFor(async () => expect(await text()).toBe('print(3)'));
    const choice = screen.getByRole('combobox', { name: 'Language' }) as HTMLSelectElement;
    expect(choice.value).toBe('Python3');
    await userEvent.selectOptions(choice, 'C++');
    await waitFor(async () => expect(await text()).toBe('mine'));
  });

  it('offers the languages of the problem, C++ first [S1-5-16, S1-9-13]', async () => {
    fakeServer({ ...drafts.calls });
    await open();
    const choice = screen.getByRole('combobox', { name: 'Language' }) as HTMLSelectElement;
    expect(choice.value).toBe('C++');
    const offered = [...choice.options].map((option) => option.value);
    expect(offered).toEqual(['C', 'C++', 'Java', 'Python3', 'Python2']);
  });

  it('that was also changed elsewhere is shown twice, and the writer chooses', async () => {
    const kept = { language: 'C++', versions: {}, unsent: ['C++'], sent: {}, look: {} };
    writeDraft({ uid: 'u1', place: practice, pid: 1000, problemId: 'P1000' }, kept, {
      'C++': 'mine',
    });
    drafts.write('C++', 'from the library');
    fakeServer({ ...drafts.calls });
    await open();
    const dialog = await screen.findByRole('dialog');
    const other = within(dialog).getByRole('region', { name: 'Elsewhere' });
    await waitFor(() => expect(other.textContent).toContain('from the library'));
    expect(other.textContent).toContain('10.0.0.7 · Firefox');
    const here = within(dialog).getByRole('region', { name: 'Here' });
    await waitFor(() => expect(here.textContent).toContain('mine'));
    fireEvent.click(within(other).getByRole('button', { name: 'Go on with this one' }));
    await waitFor(async () => expect(await text()).toBe('from the library'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of an earlier version can be taken back', async () => {
    const server = fakeServer({
      ...drafts.calls,
      'GET /api/draft/versions': ok([
        { version: 2, language: 'C++', length: 3, savedAt: '2026-11-21T09:30:02Z', client: 'a' },
        { version: 1, language: 'C++', length: 9, savedAt: '2026-11-21T09:30:01Z', client: 'b' },
      ]),
      'GET /api/draft': ({ query }) => {
        const version = Number(query.get('version') ?? 2);
        const code = version === 1 ? 'the first' : 'new';
        const at = '2026-11-21T09:30:02.000+00:00';
        return ok({ version, language: 'C++', code, savedAt: at, client: 'a' });
      },
    });
    await open();
    press(
      await screen.findByText(/^Saved \d\d:\d\d:\d\d$/).then((found) => found.textContent ?? ''),
    );
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByText(/9 chars/));
    await waitFor(() => expect(dialog.textContent).toContain('the first'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Put it into the editor' }));
    await waitFor(async () => expect(await text()).toBe('the first'));
    expect(asked(server, '/api/draft/versions')[0]?.query.get('language')).toBe('C++');
  });
});
