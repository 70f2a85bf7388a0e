/** The pages of discussions; those of a group are the same ones, with the group around them. */
import { commentsTexts } from '../entities/comment/texts';
import { discussionsTexts } from '../features/discussions/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageContents } from './pageEntry';
import type { DiscussionRoute } from './routes';

const texts = [discussionsTexts, commentsTexts, widgetsTexts];

export default {
  DiscussionList: {
    load: () => import('../features/discussions/DiscussionListPage'),
    texts,
  },
  ProblemDiscussion: {
    load: () => import('../features/discussions/DiscussionListPage'),
    texts,
  },
  DiscussionDetails: {
    load: () => import('../features/discussions/DiscussionPage'),
    texts,
  },
} satisfies Record<DiscussionRoute, PageContents>;
