import { lazyPart } from '../../../shared/ui/lazyPart';

/** Students never see them. */
export const DryRunBar = lazyPart(() => import('./DryRunBar'));
export const GoneDryRun = lazyPart(() => import('./GoneDryRun'));
