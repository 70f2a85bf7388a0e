import { lazyPart } from '../../../shared/ui/lazyPart';

/** Forms bring their rules along: the page stands before they have come. */
export const LaterPrintForm = lazyPart(() => import('./PrintForm'));
