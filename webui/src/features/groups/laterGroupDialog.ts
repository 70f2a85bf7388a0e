import { lazyPart } from '../../shared/ui/lazyPart';

/** Forms bring their rules along: the list stands before they have come. */
export const LaterGroupDialog = lazyPart(() => import('./GroupDialog'), { missing: 'dialog' });
