import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { InsideTimedWork } from '../../../testing/insideTimedWork';
import { sampleUser } from '../../../testing/samples';
import { minute, sampleTimedWork } from '../../../testing/sampleTimedWork';
import { show } from '../../../testing/show';
import { timedWorkTexts } from '../texts';
import ReceiptsPage from './ReceiptsPage';

it('bears its heading while receipts are on their way and when they do not come', async () => {
  enterSession(sampleUser());
  fakeServer({
    'GET /api/exam/get-own-progress': refusal(403, 'timedwork.no_record', 'Not begun'),
  });
  await show(
    <InsideTimedWork work={sampleTimedWork({ beganIn: -minute })}>
      <ReceiptsPage />
    </InsideTimedWork>,
    [timedWorkTexts],
  );
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading()).toBe('Receipts - Chapter 3');
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  expect(heading()).toBe('Receipts - Chapter 3');
});
