import { accountTexts } from '../features/account/texts';
import { learningTexts } from '../features/learning/texts';
import { setupTexts } from '../features/setup/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageContents } from './pageEntry';
import type { AccountRoute } from './routes';

/** The pages of an account's life: the site's first one, leaving, a forgotten password, and what its
 * owner has learned. */
export default {
  Setup: {
    load: () => import('../features/setup/SetupPage'),
    texts: [setupTexts, widgetsTexts],
  },
  Logout: { load: () => import('../features/account/LogoutPage'), texts: [] },
  ResetPassword: {
    load: () => import('../features/account/ResetPasswordPage'),
    texts: [accountTexts],
  },
  Learning: {
    load: () => import('../features/learning/LearningPage'),
    texts: [learningTexts],
  },
  LearningComments: {
    load: () => import('../features/learning/CommentsPage'),
    texts: [learningTexts],
  },
} satisfies Record<AccountRoute, PageContents>;
