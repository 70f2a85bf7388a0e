import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { replaceBootData } from '../../../shared/api/boot';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleBoot } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import { TimedWorkEditor } from './TimedWorkEditor';
import { adminTimedWorkTexts } from './texts';
import { newWork } from './timedWorkForm';
import type { AdminTimedWork } from './timedWorkQueries';

const groups = [
  { id: 1000, name: 'Class 9B', shortName: 'CLASS9B' },
  { id: 1001, name: 'Chess club', shortName: 'CHESS' },
];

/** The form of a new work, or of one in that group; gives what was sent. */
async function open(records: object[], stored: { gid: number; groupName: string } | null = null) {
  replaceBootData(sampleBoot());
  const { asked } = fakeServer({
    'GET /api/admin/homework/get-group-list': ok(records),
    'POST /api/admin/homework': ok({ id: 5 }),
  });
  const values = { ...newWork(0), title: 'Loops', gid: stored ? String(stored.gid) : '' };
  const editor = <TimedWorkEditor stored={stored as AdminTimedWork | null} values={values} />;
  await show(editor, [adminTimedWorkTexts, adminTexts]);
  await waitFor(() => expect(asked).toHaveLength(1));
  return () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

const field = async () => (await screen.findByLabelText('Group')) as HTMLSelectElement;
const offered = async () =>
  [...(await field()).options].map(({ value, textContent }) => [value, textContent]);

describe('the group of a timed work', () => {
  it('is chosen among those that the teacher sees', async () => {
    const sent = await open(groups);
    expect(await offered()).toEqual([
      ['', 'None: everybody'],
      ['1000', 'Class 9B (CLASS9B)'],
      ['1001', 'Chess club (CHESS)'],
    ]);
    await userEvent.selectOptions(await field(), '1001');
    expect(await screen.findByText('Every member of the group may begin.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Make the work' }));
    await waitFor(() => expect(sent()).toMatchObject([{ title: 'Loops', gid: 1001 }]));
  });

  it('stays the one it was, also where the teacher sees it no longer', async () => {
    await open(groups, { gid: 7, groupName: 'Old class' });
    await waitFor(async () => expect(await offered()).toHaveLength(4));
    expect(await offered()).toContainEqual(['7', 'Old class']);
    expect((await field()).value).toBe('7');
  });

  it('is not asked on a site without groups', async () => {
    await open([]);
    expect(screen.queryByLabelText('Group')).toBeNull();
  });
});
