import { lazyPart } from '../../../shared/ui/lazyPart';

/** Forms are heavy, and public works ask for nothing. */
export const PasswordCard = lazyPart(() => import('./PasswordCard'));
