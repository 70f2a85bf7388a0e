import { lazyPart } from '../../../shared/ui/lazyPart';

/** Forms are heavy, and most contests ask for nothing. */
export const PasswordCard = lazyPart(() => import('./PasswordCard'));
