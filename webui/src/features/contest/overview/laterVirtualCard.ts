import { lazyPart } from '../../../shared/ui/lazyPart';

/** Only ended contests have it. */
export const VirtualCard = lazyPart(() => import('../virtual/VirtualCard'));
