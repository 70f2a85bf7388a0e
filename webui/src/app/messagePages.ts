/** The message centre: one page with an address for each box. */
import { messagesTexts } from '../features/messages/texts';
import type { PageEntry } from './pageEntry';

const page: PageEntry = {
  load: () => import('../features/messages/MessagePage'),
  texts: [messagesTexts],
  frame: 'site',
};

export const messagePages = {
  MessageHome: page,
  MessageDiscuss: page,
  MessageReply: page,
  MessageLike: page,
  MessageSys: page,
  MessageMine: page,
} satisfies Record<string, PageEntry>;
