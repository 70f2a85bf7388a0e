import { accountTexts } from '../features/account/texts';
import { learningTexts } from '../features/learning/texts';
import { manualTexts } from '../features/manual/texts';
import { setupTexts } from '../features/setup/texts';
import { trustTexts } from '../features/trust/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageContents } from './pageEntry';
import type { AccountRoute } from './routes';

/** The pages of an account's life: the site's first one, leaving, a forgotten password, what its
 * owner has learned, and the manual. */
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
  Manual: { load: () => import('../features/manual/ManualPage'), texts: [manualTexts] },
  ManualGuide: {
    load: () => import('../features/manual/GuidePage'),
    texts: [manualTexts],
  },
  Trust: {
    load: () => import('../features/trust/TrustPage'),
    texts: [trustTexts],
  },
} satisfies Record<AccountRoute, PageContents>;
