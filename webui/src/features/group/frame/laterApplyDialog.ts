import { lazyPart } from '../../../shared/ui/lazyPart';

/** Forms bring their rules along: the group stands before they have come. */
export const LaterApplyDialog = lazyPart(() => import('./ApplyDialog'), { missing: 'dialog' });
