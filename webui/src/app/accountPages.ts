import { accountTexts } from '../features/account/texts';
import { learningTexts } from '../features/learning/texts';
import { setupTexts } from '../features/setup/texts';
import type { PageEntry } from './pageEntry';
import type { RouteName } from './routes';

/** The pages of an account's life: the site's first one, leaving, a forgotten password, and what its
 * owner has learned. */
export const accountPages = {
  Setup: {
    load: () => import('../features/setup/SetupPage'),
    texts: [setupTexts],
    frame: 'bare',
  },
  Logout: { load: () => import('../features/account/LogoutPage'), texts: [], frame: 'site' },
  ResetPassword: {
    load: () => import('../features/account/ResetPasswordPage'),
    texts: [accountTexts],
    frame: 'site',
  },
  Learning: {
    load: () => import('../features/learning/LearningPage'),
    texts: [learningTexts],
    frame: 'site',
  },
  LearningComments: {
    load: () => import('../features/learning/CommentsPage'),
    texts: [learningTexts],
    frame: 'site',
  },
} satisfies Partial<Record<RouteName, PageEntry>>;
