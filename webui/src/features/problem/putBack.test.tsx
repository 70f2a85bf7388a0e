import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, expect, it } from 'vitest';
import { practice } from '../../entities/place/place';
import { handOverCode } from '../../entities/problem/codeHandover';
import { FakeDrafts } from '../../testing/fakeDrafts';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleInfo } from '../../testing/sampleProblem';
import { pageOf, sampleJudge, sampleRow } from '../../testing/sampleSubmissions';
import { show } from '../../testing/show';
import { ProblemWorkspace } from './ProblemWorkspace';
import { problemTexts } from './texts';

async function open() {
  fakeServer({
    ...new FakeDrafts().calls,
    'GET /api/get-submission-list': ok(pageOf([sampleRow({ submitId: 7, status: -1 })])),
    'POST /api/get-user-problem-status': ok({}),
    'GET /api/get-submission-detail': ok({
      submission: sampleJudge({ submitId: 7, language: 'Python3', code: 'print(7)' }),
      codeShare: true,
    }),
  });
  await show(<ProblemWorkspace info={sampleInfo()} uid="u1" />, [problemTexts]);
}
const text = () =>
  [...document.querySelectorAll('section .cm-line')].map((line) => line.textContent).join('\n');

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'token of u1');
  localStorage.setItem('userInfo', JSON.stringify({ uid: 'u1', roleList: [] }));
});

it('an old submission is put back into the editor from the list, in its language', async () => {
  await open();
  fireEvent.click(await screen.findByRole('tab', { name: /^My submissions/ }));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Put the code of #7 into the editor' }),
  );
  await waitFor(() => expect(text()).toBe('print(7)'));
  const choice = screen.getByRole('combobox', { name: 'Language' }) as HTMLSelectElement;
  expect(choice.value).toBe('Python3');
});

it('code chosen on another page arrives, and replaces what is written only after a question', async () => {
  handOverCode({ place: practice, pid: 1000, language: 'C++', code: 'int main() {}' });
  await open();
  await waitFor(() => expect(text()).toBe('int main() {}'));
  document.body.innerHTML = '';
  handOverCode({ place: practice, pid: 1000, language: 'C++', code: 'int main() { return 0; }' });
  await open();
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(text()).toBe('int main() {}'));
});
