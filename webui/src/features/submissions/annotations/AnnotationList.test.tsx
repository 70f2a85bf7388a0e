import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { show } from '../../../testing/show';
import { submissionsTexts } from '../texts';
import AnnotationList from './AnnotationList';
import type { CodeAnnotation } from './annotationCalls';

const readCall = 'POST /api/code-annotations-read';

function annotation(id: number, isRead: boolean): CodeAnnotation {
  return {
    id,
    submitId: 5,
    line: 0,
    content: `Remark ${id}`,
    uid: 'a'.repeat(32),
    username: 'ada',
    avatar: null,
    mayChange: false,
    isRead,
    gmtCreate: '2026-03-02T08:00:00.000Z',
    gmtModified: '2026-03-02T08:00:00.000Z',
  };
}

/** What the server answers next stands behind a button. */
function Answers({ first, next }: { first: CodeAnnotation[]; next: CodeAnnotation[] }) {
  const [annotations, setAnnotations] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setAnnotations(next)}>
        next
      </button>
      <AnnotationList
        submitId={5}
        annotations={annotations}
        lines={[]}
        mayWrite={false}
        isOwner={true}
        written={null}
        onWrite={() => {}}
        onLine={() => {}}
      />
    </>
  );
}

it('counts as read what is shown, and nothing that was written meanwhile', async () => {
  const server = fakeServer({ [readCall]: () => ok(null) });
  const bodies = () => server.asked.map((each) => each.body);
  const first = [annotation(1, false), annotation(2, true)];
  await show(<Answers first={first} next={[...first, annotation(3, false)]} />, [submissionsTexts]);
  await waitFor(() => expect(bodies()).toEqual([{ submitId: 5, ids: [1] }]));
  expect(screen.getAllByText('New')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  await waitFor(() => expect(bodies().at(-1)).toEqual({ submitId: 5, ids: [1, 3] }));
  expect(screen.getAllByText('New')).toHaveLength(2);
});
