import { accountTexts } from '../features/account/texts';
import { setupTexts } from '../features/setup/texts';
import type { PageEntry } from './pageEntry';
import type { RouteName } from './routes';

/** The pages of an account's life: the site's first one, leaving, and a forgotten password. */
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
} satisfies Partial<Record<RouteName, PageEntry>>;
