import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import {
  drafts,
  noCases,
  open,
  panel,
  press,
  row,
  startAnew,
  submit,
} from '../../testing/solutionPane';
import { isVerdictClosed } from './dock/closedVerdicts';

beforeEach(startAnew);

describe('the panels below the code', () => {
  const head = (name: RegExp | string) => screen.getByRole('button', { name });

  it('are open one at a time, and the verdict keeps its line', async () => {
    fakeServer({ ...drafts.calls, ...noCases, 'POST /api/submit-problem-judge': ok(row(0)) });
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    expect(head('Hide the results').getAttribute('aria-expanded')).toBe('true');
    press('Test run');
    expect(await screen.findByRole('region', { name: 'Test run' })).toBeTruthy();
    expect(head('Show the results').getAttribute('aria-expanded')).toBe('false');
    expect(panel()?.textContent).toContain('Accepted');
    press('Show the results');
    expect(screen.queryByRole('region', { name: 'Test run' })).toBeNull();
    submit();
    await waitFor(() => expect(head('Hide the results')).toBeTruthy());
  });

  it('close, and a closed verdict is not there after a reload', async () => {
    fakeServer({ ...drafts.calls, ...noCases, 'POST /api/submit-problem-judge': ok(row(0)) });
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    press('Close the verdict');
    expect(panel()).toBeNull();
    expect(isVerdictClosed(7)).toBe(true);
  });

  it('keep the height that the divider was moved to', async () => {
    fakeServer({ ...drafts.calls });
    await open();
    press('Test run');
    await screen.findByRole('region', { name: 'Test run' });
    const divider = screen.getByRole('separator', { name: 'Height of the panel' });
    expect(divider.getAttribute('aria-valuenow')).toBe('40');
    fireEvent.keyDown(divider, { key: 'ArrowUp' });
    await waitFor(() => expect(divider.getAttribute('aria-valuenow')).toBe('44'));
    expect(divider.parentElement?.style.getPropertyValue('--dock')).toBe('44%');
    press('Close the test run');
    press('Test run');
    const again = screen.getByRole('separator', { name: 'Height of the panel' });
    expect(again.getAttribute('aria-valuenow')).toBe('44');
  });
});
