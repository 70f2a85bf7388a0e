import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { bootData } from '../../../shared/api/boot';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import SwitchesPage from './SwitchesPage';
import { adminSettingsTexts } from './texts';

const readAt = '2026-11-20T08:00:00.000+00:00';
const stored = {
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
  openAiChat: false,
  shownName: 'nickname',
  changeOwnNames: false,
  openPublicJudge: true,
  openGroupJudge: true,
  openContestJudge: true,
  hideNonContestSubmissionCode: false,
  defaultSubmitInterval: 3,
  defaultCreateGroupDailyLimit: 2,
  defaultCreateDiscussionDailyLimit: 5,
  defaultCreateDiscussionACInitValue: 10,
  defaultCreateCommentACInitValue: 10,
  defaultCreateGroupLimit: 5,
  defaultCreateGroupACInitValue: 20,
  codeMinLength: 0,
  gmtModified: readAt,
};

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

async function open() {
  const server = fakeServer({
    'GET /api/admin/switch/info': ok(stored),
    'PUT /api/admin/switch/update': ok(null),
  });
  await show(<SwitchesPage />, [adminTexts, adminSettingsTexts]);
  await screen.findByRole('switch', { name: /^Take submissions(?! in)/ });
  return () => server.asked.filter((call) => call.method === 'PUT').map((call) => call.body);
}

const write = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe('the page of switches', () => {
  it('shows how each stands [S3-2.13-3h]', async () => {
    await open();
    const on = screen
      .getAllByRole('switch')
      .filter((box) => (box as HTMLInputElement).checked)
      .map((box) => box.closest('label')?.textContent);
    expect(on.map((words) => words?.slice(0, 19))).toEqual([
      expect.stringMatching(/^Take submissions(?! in)/),
      'Take submissions in',
      'Take submissions in',
      expect.stringMatching(/^Public discu/),
      expect.stringMatching(/^Discussions /),
      expect.stringMatching(/^Comments in /),
    ]);
    expect(screen.getByLabelText('Time between submissions')).toHaveProperty('value', '3');
  });

  it('sends what was turned, limits as numbers, and shows it in this tab [S3-7.4-7]', async () => {
    const bodies = await open();
    fireEvent.click(screen.getByRole('switch', { name: /^Public discussions/ }));
    write('Shortest code', '10');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toEqual({
      openPublicDiscussion: false,
      codeMinLength: 10,
      gmtModified: readAt,
    });
    await waitFor(() => expect(bootData().config.openPublicDiscussion).toBe(false));
    expect(bootData().config).not.toHaveProperty('codeMinLength');
  });

  it.each(['', '-1', '1.5', 'x'])('takes no limit of “%s”', async (text) => {
    const bodies = await open();
    write('Time between submissions', text);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('0 or a positive whole number')).toBeTruthy();
    expect(bodies()).toEqual([]);
  });
});
