import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession, leaveSession, loseSession } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { ContestContext, type OpenContest } from '../contest/ContestContext';
import { type ScheduleStatus, scheduleStatus } from '../schedule/scheduleStatus';
import { Comments } from './Comments';
import type { CommentPlace } from './commentPlace';
import type { Comment, Reply } from './commentQueries';
import { commentsTexts } from './texts';

const time = '2026-11-21T11:00:00.000+00:00';
const author = (uid: string, name: string, role = 'user') => ({
  ...{ fromUid: uid, fromName: name, fromAvatar: null, fromRole: role, gmtCreate: time },
  ...{ fromTitleName: null, fromTitleColor: null },
});
const reply = (id: number, from = author('1', 'root', 'root')): Reply => ({
  ...{ id, commentId: 1, content: `Answer ${id}`, ...from, status: 0, gmtModified: time },
  ...{ toUid: 'me', toName: 'ann', toAvatar: null },
});
const comment = (id: number, changes: Partial<Comment> = {}): Comment => ({
  ...{ id, content: `Question ${id}`, ...author('me', 'ann') },
  ...{ likeNum: 0, totalReplyNum: 0, replyList: [], ...changes },
});
const pageOf = (records: Comment[], more: object = {}, liked: Record<string, boolean> = {}) =>
  ok({
    commentList: { records, total: records.length, size: 10, current: 1, pages: 1, ...more },
    commentLikeMap: liked,
  });

const permissions = ['submit', 'comment_add', 'reply_add'];
const of = (name: RegExp | string) => screen.findByRole('article', { name });
const button = (inside: HTMLElement, name: RegExp | string) =>
  within(inside).getByRole('button', { name });
const write = (name: string, text: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value: text } });
const placeOf = (isManager: boolean): CommentPlace => ({
  ...{ source: { cid: 7 }, isManager, isForum: false },
  ...{ alsoRead: [], foldedCode: null },
});
const open = (isManager = false, status: ScheduleStatus = scheduleStatus.running) =>
  show(
    <ContestContext.Provider value={{ cid: 7, status } as OpenContest}>
      <Comments
        place={placeOf(isManager)}
        title="Questions"
        tips={['Nobody posts code nor hints.']}
      />
    </ContestContext.Provider>,
    [commentsTexts],
  );
const enterOrganiser = () =>
  enterSession(sampleUser({ uid: 'boss', username: 'boss', roleList: ['admin'], permissions }));

beforeEach(() => enterSession(sampleUser({ uid: 'me', username: 'ann', permissions })));

describe('the comments of a contest', () => {
  it('have tips, a total, and load the next ten on demand [S2-2.6-4] [S2-2.6-8]', async () => {
    const { asked } = fakeServer({
      'GET /api/comments': ({ query }) =>
        query.get('currentPage') === '1'
          ? pageOf([comment(2)], { total: 11, pages: 2 })
          : // One moved on since the first page was read: it is shown once.
            pageOf([comment(2), comment(1)], { total: 11, current: 2, pages: 2 }),
    });
    await open();
    expect(await screen.findByText('11 comments')).toBeTruthy();
    expect(document.querySelectorAll('ul li')[0]?.textContent).toContain('code nor hints');
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Question 1')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(asked.map(({ query }) => query.toString())).toEqual([
      'cid=7&currentPage=1&limit=10',
      'cid=7&currentPage=2&limit=10',
    ]);
  });

  it('are written with marks and faces, not blank and not too long [S2-2.6-3] [S2-5-1] [S2-8-2g]', async () => {
    const { asked } = fakeServer({
      'GET /api/comments': pageOf([]),
      'POST /api/comment': ok(comment(1)),
    });
    await open();
    const area = screen.getByRole('textbox', { name: 'Your question' }) as HTMLTextAreaElement;
    expect(area.getAttribute('rows')).toBe('8');
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    write('Your question', '  ');
    send();
    expect(await screen.findByText('Content cannot be empty')).toBeTruthy();
    write('Your question', 'x'.repeat(10_001));
    send();
    expect(await screen.findByText('Content cannot exceed 10000 characters')).toBeTruthy();
    write('Your question', '');
    fireEvent.click(screen.getByRole('button', { name: 'Faces' }));
    fireEvent.click(screen.getByRole('button', { name: '😀' }));
    await waitFor(() => expect(area.value).toBe('😀'));
    for (const name of ['Code in the line', 'Block of code', 'Link', 'List', 'Numbered list']) {
      write('Your question', '');
      fireEvent.click(screen.getByRole('button', { name }));
      expect(area.value).not.toBe('');
    }
    write('Your question', 'Is **n** positive?');
    send();
    await waitFor(() => expect(area.value).toBe(''));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      cid: 7,
      content: 'Is **n** positive?',
    });
  });

  it('move the count of likes at once, and back when the server refuses [S2-4-14]', async () => {
    fakeServer({
      'GET /api/comments': pageOf([comment(1, { likeNum: 4 })]),
      'GET /api/comment-like': refusal(400, 'comment.missing', 'Gone'),
    });
    const answer = globalThis.fetch;
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      if (input.includes('comment-like')) await gate;
      return answer(input, init);
    });
    await open();
    const liking = button(await of('Comment by ann'), 'Like, 4 so far');
    fireEvent.click(liking);
    await waitFor(() => expect(liking.getAttribute('aria-pressed')).toBe('true'));
    expect(liking.textContent).toBe('5');
    letThrough();
    await waitFor(() => expect(liking.textContent).toBe('4'));
    expect(liking.getAttribute('aria-pressed')).toBe('false');
  });

  it('show three replies, all of them, and three again [S2-2.6-6]', async () => {
    fakeServer({
      'GET /api/comments': pageOf([
        comment(1, { totalReplyNum: 5, replyList: [reply(5), reply(4), reply(3)] }),
      ]),
      'GET /api/reply': ok([5, 4, 3, 2, 1].map((id) => reply(id))),
    });
    await open();
    const thread = await of('Comment by ann');
    expect(await within(thread).findAllByText(/^Answer/)).toHaveLength(3);
    fireEvent.click(button(thread, 'View all 5 replies'));
    await waitFor(() => expect(within(thread).getAllByText(/^Answer/)).toHaveLength(5));
    fireEvent.click(button(thread, 'Collapse'));
    await waitFor(() => expect(within(thread).getAllByText(/^Answer/)).toHaveLength(3));
  });

  it('are answered by whoever asked, not below what organisers wrote [S2-2.6-7] [S2-2.6-11] [S2-2.6-12]', async () => {
    const { asked } = fakeServer({
      'GET /api/comments': pageOf([
        comment(2, author('1', 'root', 'root')),
        comment(1, { totalReplyNum: 1, replyList: [reply(9)] }),
      ]),
      'POST /api/reply': ok(reply(10)),
    });
    await open();
    const told = await of('Comment by root');
    expect(within(told).queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(within(told).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(within(told).getByText('SPA')).toBeTruthy();
    const own = await of('Comment by ann');
    const [toComment, toReply] = within(own).getAllByRole('button', { name: 'Reply' });
    fireEvent.click(toComment as HTMLElement);
    fireEvent.click(button(own, 'Cancel'));
    expect(screen.queryByRole('textbox', { name: 'Reply to ann' })).toBeNull();
    fireEvent.click(toReply as HTMLElement);
    fireEvent.click(button(own, 'OK'));
    expect(await screen.findByText('Content cannot be empty')).toBeTruthy();
    write('Reply to root', 'Thank you');
    fireEvent.click(button(own, 'OK'));
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Reply to root' })).toBeNull(),
    );
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      reply: { commentId: 1, content: 'Thank you' },
      ...{ quoteId: 9, quoteType: 'Reply' },
    });
  });

  it('can all be answered and deleted by an organiser, who is asked first [S2-6-6]', async () => {
    enterOrganiser();
    const { asked } = fakeServer({
      'GET /api/comments': pageOf([comment(1)]),
      'DELETE /api/comment': ok(null),
    });
    await open(true);
    const thread = await of('Comment by ann');
    expect(button(thread, 'Reply')).toBeTruthy();
    fireEvent.click(button(thread, 'Delete'));
    const question = await screen.findByRole('dialog');
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ id: 1 }),
    );
  });

  it('are answered by an organiser below the question, privately, or to all', async () => {
    enterOrganiser();
    const { asked } = fakeServer({
      'GET /api/comments': pageOf([comment(1), comment(2, author('1', 'root', 'root'))]),
      'POST /api/reply': ok(reply(9)),
      'POST /api/contest-clarification': ok(null),
    });
    await open(true);
    const thread = await of('Comment by ann');
    fireEvent.click(button(thread, 'Reply'));
    expect(within(thread).getByText(/asker reads it now, everybody once/)).toBeTruthy();
    fireEvent.click(within(thread).getByLabelText('Privately'));
    expect(within(thread).getByText(/Only the asker and the organisers/)).toBeTruthy();
    write('Reply to ann', 'For you');
    fireEvent.click(button(thread, 'Reply privately'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reply to ann' })).toBeNull());

    fireEvent.click(button(thread, 'Reply'));
    fireEvent.click(within(thread).getByLabelText('To all'));
    const question = 'The question, as everybody will read it';
    expect((screen.getByLabelText(question) as HTMLTextAreaElement).value).toBe('Question 1');
    fireEvent.input(screen.getByLabelText(question), { target: { value: ' ' } });
    write('Reply to ann', 'For all');
    fireEvent.click(button(thread, 'Announce to all'));
    expect(await screen.findByText('Content cannot be empty')).toBeTruthy();
    fireEvent.input(screen.getByLabelText(question), { target: { value: 'What is n?' } });
    fireEvent.click(button(thread, 'Announce to all'));
    await waitFor(() => expect(screen.queryByLabelText(question)).toBeNull());
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        reply: { commentId: 1, content: 'For you' },
        ...{ quoteId: 1, quoteType: 'Comment', isPrivate: true },
      },
      { cid: 7, commentId: 1, question: 'What is n?', answer: 'For all' },
    ]);
    // What organisers write is for everybody.
    const told = await of('Comment by root');
    fireEvent.click(button(told, 'Reply'));
    expect(within(told).queryByRole('radiogroup')).toBeNull();
  });

  it('say of an open thread that everybody reads it, and keep private what answers a private reply', async () => {
    enterOrganiser();
    const secret = { ...reply(9, author('me', 'ann')), isPrivate: true };
    fakeServer({
      'GET /api/comments': pageOf([comment(1, { totalReplyNum: 1, replyList: [secret] })]),
    });
    await open(true, scheduleStatus.ended);
    const thread = await of('Comment by ann');
    expect(within(thread).getByText('Private')).toBeTruthy();
    const [toComment, toReply] = within(thread).getAllByRole('button', { name: 'Reply' });
    fireEvent.click(toComment as HTMLElement);
    expect(within(thread).getByText('Everybody who may enter the contest reads it.')).toBeTruthy();
    fireEvent.click(toReply as HTMLElement);
    expect(within(thread).getByText(/Your reply is private too/)).toBeTruthy();
    expect(within(thread).queryByRole('radiogroup')).toBeNull();
  });

  it('keep what is being written for its writer when the session ends', async () => {
    fakeServer({ 'GET /api/comments': pageOf([comment(1)]) });
    const first = await open();
    await of(/ann/);
    write('Your question', 'May n be 0');
    fireEvent.click(button(await of(/ann/), 'Reply'));
    write('Reply to ann', 'I mean');
    // The session ends, the page is drawn anew for a guest, and they log in again.
    loseSession();
    first.unmount();
    const guest = await open();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    guest.unmount();
    enterSession(sampleUser({ uid: 'me', username: 'ann', permissions }));
    await open();
    const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map((it) => it.value);
    await waitFor(() => expect(texts()).toEqual(['May n be 0', 'I mean']));
  });

  it('are forgotten when their writer logs out, gives up or sends them', async () => {
    fakeServer({ 'GET /api/comments': pageOf([comment(1)]), 'POST /api/comment': ok(comment(2)) });
    const first = await open();
    write('Your question', 'May n be 0');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(''));
    fireEvent.click(button(await of(/ann/), 'Reply'));
    write('Reply to ann', 'I mean');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(localStorage.getItem('commentDrafts')).toBeNull();
    write('Your question', 'And 1');
    leaveSession();
    expect(localStorage.getItem('commentDrafts')).toBeNull();
    first.unmount();
    enterSession(sampleUser({ uid: 'you', username: 'ben', permissions }));
    await open();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  it('of a guest are there when they have logged in', async () => {
    fakeServer({ 'GET /api/comments': pageOf([]) });
    leaveSession();
    const guest = await open();
    write('Your question', 'May n be 0');
    guest.unmount();
    enterSession(sampleUser({ uid: 'me', username: 'ann', permissions }));
    await open();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(box.value).toBe('May n be 0');
    fireEvent.input(box, { target: { value: '' } });
    expect(localStorage.getItem('commentDrafts')).toBeNull();
  });

  it('lead to the page of whoever wrote them [S2-2.6-9]', async () => {
    fakeServer({ 'GET /api/comments': pageOf([comment(1)]) });
    await open();
    const link = within(await of('Comment by ann')).getByRole('link', { name: 'ann' });
    expect(link.getAttribute('href')).toBe('/user-home?uid=me&username=ann');
  });

  it('ask a guest to log in, and offer nothing to who was muted [S2-5-1]', async () => {
    leaveSession();
    const { asked } = fakeServer({ 'GET /api/comments': pageOf([comment(1)]) });
    const { unmount } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please login first')).toBeTruthy();
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    unmount();
    enterSession(sampleUser({ uid: 'me', username: 'ann', permissions: [] }));
    await open();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(within(await of('Comment by ann')).queryByRole('button', { name: 'Reply' })).toBeNull();
  });
});

describe('the comments of a discussion', () => {
  const below = (textCount: number) =>
    show(
      <Comments
        place={{ ...placeOf(false), source: { did: 3 }, isForum: true }}
        title="Comments"
        textCount={textCount}
        tips={[]}
      />,
      [commentsTexts],
    );

  it('tell comments and replies apart, which the discussion counts together', async () => {
    const records = [comment(1, { totalReplyNum: 2, replyList: [reply(1), reply(2)] }), comment(2)];
    fakeServer({ 'GET /api/comments': pageOf(records) });
    await below(4);
    expect(await screen.findByText('2 comments · 2 replies')).toBeTruthy();
  });

  it('speak of no replies where there are none, or a comment came in between', async () => {
    fakeServer({ 'GET /api/comments': pageOf([comment(1), comment(2)]) });
    await below(1);
    expect(await screen.findByText('2 comments')).toBeTruthy();
  });
});
