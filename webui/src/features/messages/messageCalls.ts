/** The five boxes of the message centre (contract message.md). */
import type { RouteName } from '../../app/routes';
import type { UnreadCounts } from '../../entities/message/unread';
import { api, type Schemas } from '../../shared/api/calls';

export type ReceivedMessage = Schemas['ReceivedMessage'];
export type ReceivedNotice = Schemas['ReceivedNotice'];
export type BoxName = keyof UnreadCounts;

interface Box {
  name: BoxName;
  route: Extract<RouteName, `Message${string}`>;
  /** By its name on the wire. */
  type: 'Discuss' | 'Reply' | 'Like' | 'Sys' | 'Mine';
}

/** In the order of S2 §2. */
export const boxes = [
  { name: 'comment', route: 'MessageDiscuss', type: 'Discuss' },
  { name: 'reply', route: 'MessageReply', type: 'Reply' },
  { name: 'like', route: 'MessageLike', type: 'Like' },
  { name: 'sys', route: 'MessageSys', type: 'Sys' },
  { name: 'mine', route: 'MessageMine', type: 'Mine' },
] as const satisfies readonly Box[];

const typeOf = Object.fromEntries(boxes.map(({ name, type }) => [name, type])) as Record<
  BoxName,
  Box['type']
>;

/** S2 §9. */
export const messagesPerPage = 6;
export const noticesPerPage = 8;

export const boxKey = (name: BoxName) => ['messages', 'box', name] as const;

/** Asking makes read what is answered: it is not asked again without a reason. */
export const messagesQuery = (name: 'comment' | 'reply' | 'like', currentPage: number) => ({
  queryKey: [...boxKey(name), currentPage] as const,
  queryFn: () =>
    api(`GET /api/msg/${name}`, { query: { currentPage, limit: messagesPerPage }, isQuiet: true }),
  staleTime: 0,
  gcTime: 0,
});

export const noticesQuery = (name: 'sys' | 'mine', currentPage: number) => ({
  queryKey: [...boxKey(name), currentPage] as const,
  queryFn: () =>
    api(`GET /api/msg/${name}`, { query: { currentPage, limit: noticesPerPage }, isQuiet: true }),
  staleTime: 0,
  gcTime: 0,
});

/** Without a number all go. */
export const cleanBox = (name: BoxName, id: number | null) =>
  api('DELETE /api/msg/clean', { query: { type: typeOf[name], id } });
