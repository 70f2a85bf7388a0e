/** The pages of discussions; those of a group are the same ones, with the group around them. */
import { commentsTexts } from '../entities/comment/texts';
import { discussionsTexts } from '../features/discussions/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageEntry } from './pageEntry';

const texts = [discussionsTexts, commentsTexts, widgetsTexts];

export const discussionPages = {
  DiscussionList: {
    load: () => import('../features/discussions/DiscussionListPage'),
    texts,
    frame: 'site',
  },
  ProblemDiscussion: {
    load: () => import('../features/discussions/DiscussionListPage'),
    texts,
    frame: 'site',
  },
  DiscussionDetails: {
    load: () => import('../features/discussions/DiscussionPage'),
    texts,
    frame: 'site',
  },
} satisfies Record<string, PageEntry>;
