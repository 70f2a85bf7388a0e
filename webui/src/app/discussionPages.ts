/** The pages of discussions, of the site and of groups: the same ones, with the group around them. */
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
  GroupDiscussionList: {
    load: () => import('../features/discussions/DiscussionListPage'),
    texts,
    frame: 'group',
  },
  GroupProblemDiscussion: {
    load: () => import('../features/discussions/DiscussionListPage'),
    texts,
    frame: 'group',
  },
  GroupDiscussionDetails: {
    load: () => import('../features/discussions/DiscussionPage'),
    texts,
    frame: 'group',
  },
} satisfies Record<string, PageEntry>;
