/** Comments of a contest, page by page, and what is written there (contract discussion.md §3, §4). */
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../shared/api/calls';
import { contestKey } from '../contest/contestQueries';
import type { CommentSource } from './commentPlace';

export type Comment = Schemas['Comment'];
export type Reply = Schemas['Reply'];
type CommentPage = Schemas['CommentList'];

/** S2 §9. */
const commentsPerPage = 10;
export const longestComment = 10_000;
/** Of a thread that is not opened. */
export const repliesShown = 3;

export const commentsKey = (source: CommentSource) =>
  [...('cid' in source ? contestKey(source.cid) : ['discussion', source.did]), 'comments'] as const;
const listKey = (source: CommentSource) => [...commentsKey(source), 'list'] as const;

export const commentsQuery = (source: CommentSource) =>
  infiniteQueryOptions({
    queryKey: listKey(source),
    queryFn: ({ pageParam }) =>
      api('GET /api/comments', {
        query: { ...source, currentPage: pageParam, limit: commentsPerPage },
        isQuiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ commentList: { current, pages } }) =>
      current < pages ? current + 1 : undefined,
  });

/** All of one thread, the newest first. */
export const repliesQuery = (source: CommentSource, commentId: number) => ({
  queryKey: [...commentsKey(source), 'replies', commentId] as const,
  queryFn: () => api('GET /api/reply', { query: { commentId }, isQuiet: true }),
});

/** While pages are fetched, a new comment moves the last one of a page onto the next: it is shown once. */
export function commentsOf(pages: readonly CommentPage[]): Comment[] {
  const found = new Map(
    pages.flatMap(({ commentList }) => commentList.records).map((each) => [each.id, each]),
  );
  return [...found.values()];
}

export const isLiked = (pages: readonly CommentPage[], id: number): boolean =>
  pages.some(({ commentLikeMap }) => commentLikeMap[id] === true);

export const writeComment = (source: CommentSource, content: string) =>
  api('POST /api/comment', { body: { ...source, content } });

/** What is answered: a comment, or a reply below it. */
export interface Quote {
  kind: 'Comment' | 'Reply';
  id: number;
  name: string;
  /** Of a private reply: so is what answers it. */
  isPrivate?: boolean;
}

export const writeReply = (commentId: number, quote: Quote, content: string, isPrivate = false) =>
  api('POST /api/reply', {
    body: {
      reply: { commentId, content },
      quoteId: quote.id,
      quoteType: quote.kind,
      ...(isPrivate && { isPrivate }),
    },
  });

/** As an announcement that bears the question, and below the question. */
export const answerAll = (cid: number, commentId: number, question: string, answer: string) =>
  api('POST /api/contest-clarification', { body: { cid, commentId, question, answer } });

export const deleteComment = (id: number) => api('DELETE /api/comment', { body: { id } });
export const deleteReply = (id: number) => api('DELETE /api/reply', { body: { id } });

export const likeComment = (id: number, toLike: boolean) =>
  api('GET /api/comment-like', { query: { cid: id, toLike } });

/** Shows at once what the server will say of a like; the same turns it back. */
export function showLike(
  queries: QueryClient,
  source: CommentSource,
  id: number,
  toLike: boolean,
): void {
  queries.setQueryData<InfiniteData<CommentPage, number>>(
    listKey(source),
    (old) => old && { ...old, pages: old.pages.map((page) => withLike(page, id, toLike)) },
  );
}

function withLike(page: CommentPage, id: number, toLike: boolean): CommentPage {
  const { commentList, commentLikeMap } = page;
  if (!commentList.records.some((comment) => comment.id === id)) return page;
  const { [id]: _, ...others } = commentLikeMap;
  const change = toLike ? 1 : -1;
  return {
    commentList: {
      ...commentList,
      records: commentList.records.map((comment) =>
        comment.id === id
          ? { ...comment, likeNum: Math.max(0, comment.likeNum + change) }
          : comment,
      ),
    },
    commentLikeMap: toLike ? { ...others, [id]: true } : others,
  };
}
