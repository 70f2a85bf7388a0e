import { fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewpoint } from '../../shared/lib/viewpoint';
import { fakeServer } from '../../testing/fakeServer';
import { asked, drafts, open, startAnew, type } from '../../testing/solutionPane';

beforeEach(() => {
  startAnew();
  viewpoint.keepsNothing = () => true;
});
afterEach(() => {
  delete viewpoint.keepsNothing;
});

it('keeps code of a preview neither here nor on the server, and says so', async () => {
  const server = fakeServer({ ...drafts.calls });
  const view = await open();
  expect(await screen.findByText('Not kept')).toBeTruthy();
  await type(view, 'int main() {}');
  fireEvent.keyDown(view.contentDOM, { key: 's', ctrlKey: true });
  expect(await screen.findByText(/In a preview nothing is kept/)).toBeTruthy();
  expect(asked(server, '/api/draft')).toEqual([]);
  expect([localStorage, sessionStorage].flatMap((each) => Object.keys(each))).not.toContainEqual(
    expect.stringContaining('code'),
  );
});
