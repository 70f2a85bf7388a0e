import { lazyPart } from '../../../shared/ui/lazyPart';

/** Students never see it. */
export const DryRunBar = lazyPart(() => import('./DryRunBar'));
