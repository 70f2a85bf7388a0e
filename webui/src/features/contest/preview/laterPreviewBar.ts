import { lazyPart } from '../../../shared/ui/lazyPart';

/** Participants never see it. */
export const PreviewBar = lazyPart(() => import('./PreviewBar'));
