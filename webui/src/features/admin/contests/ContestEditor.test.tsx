import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timeOf } from '../../../shared/lib/time';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleAdminContest } from '../../../testing/sampleAdminContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import { ContestEditor } from './ContestEditor';
import { formOf, newContest } from './contestForm';
import { adminContestsTexts } from './texts';

const texts = [adminTexts, adminContestsTexts, widgetsTexts];
const now = timeOf('2026-11-23T07:10:00Z');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const turn = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }));

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the editor of a contest', () => {
  it('makes one from a title alone, two hours from the next full hour on [S3-9-9]', async () => {
    const { asked } = fakeServer({ 'POST /api/admin/contest': ok({ cid: 1007 }) });
    const onCreated = vi.fn();
    await show(
      <ContestEditor stored={null} values={newContest(now)} onCreated={onCreated} />,
      texts,
    );
    press('Make the contest');
    expect(await screen.findByText('A title of 1 to 500 characters')).toBeTruthy();
    expect(asked).toEqual([]);
    write(/^Title/, 'Spring');
    press('Make the contest');
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(1007));
    expect(asked[0]?.body).toMatchObject({
      title: 'Spring',
      startTime: '2026-11-23T08:00:00.000Z',
      endTime: '2026-11-23T10:00:00.000Z',
      sealRank: false,
      sealRankTime: null,
    });
  });

  it('asks for a password where not everybody may come [S3-5-17]', async () => {
    const { asked } = fakeServer({ 'POST /api/admin/contest': ok({ cid: 1007 }) });
    await show(<ContestEditor stored={null} values={newContest(now)} />, texts);
    write(/^Title/, 'Spring');
    fireEvent.click(screen.getByRole('radio', { name: /Who knows the password/ }));
    press('Make the contest');
    expect(await screen.findByText('A password is needed, or let everybody in')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('offers the seals that fit, and says from when on [S3-9-7]', async () => {
    await show(<ContestEditor stored={null} values={newContest(now)} />, texts);
    turn(/Seal the board/);
    const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Sealed/ });
    expect(kinds.value).toBe('hour');
    expect([...kinds.options].map(({ text }) => text)).toEqual([
      'The last half hour',
      'The last hour',
      'The whole contest',
      'From a moment of my own',
    ]);
  });

  it('warns of a star user who stands there twice [S3-5-18]', async () => {
    await show(<ContestEditor stored={null} values={newContest(now)} />, texts);
    write(/Outside the ranking/, 'anna ben anna');
    expect(await screen.findByText('Stands there twice, and counts once: anna')).toBeTruthy();
  });

  it('says what a change does to others, and saves only when that is agreed to', async () => {
    const effects = [
      { key: 'contest_change.less_time', strong: true, message: '5 participants get less' },
      { key: 'contest_change.print_on', strong: false, message: 'Participants may print' },
    ];
    const { asked } = fakeServer({
      'POST /api/admin/contest/change-effects': ok(effects),
      'PUT /api/admin/contest': ok(null),
    });
    const stored = sampleAdminContest();
    await show(<ContestEditor stored={stored} values={formOf(stored)} />, texts);
    write(/^Title/, 'Autumn');
    const puts = () => asked.filter(({ method }) => method === 'PUT').length;
    press('Save');
    expect(await screen.findByText(/⚠ 5 participants get less\s+• Participants may/)).toBeTruthy();
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts()).toBe(0);
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
    press('Save');
    fireEvent.click(await screen.findByRole('button', { name: 'Save it so' }));
    await waitFor(() => expect(puts()).toBe(1));
  });

  it('overwrites what somebody saved in between only when told to', async () => {
    let answers = 0;
    const { asked } = fakeServer({
      'POST /api/admin/contest/change-effects': ok([]),
      'PUT /api/admin/contest': () =>
        answers++ === 0 ? refusal(400, 'edit.conflict', 'Changed by anna') : ok(null),
    });
    const stored = sampleAdminContest();
    await show(<ContestEditor stored={stored} values={formOf(stored)} />, texts);
    write(/^Title/, 'Autumn');
    press('Save');
    expect(await screen.findByText('Changed by anna')).toBeTruthy();
    press('Save mine');
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    const read = asked
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { gmtModified?: string }).gmtModified);
    expect(read).toEqual([stored.gmtModified, undefined]);
  });
});
