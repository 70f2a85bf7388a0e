import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';

const waiting = <Skeleton lines={4} height={32} />;

/** The editor opens at the statement; the other steps come when they are first shown. */
export const DataStep = lazyPart(() => import('./DataStep'), { waiting });
export const CodeStep = lazyPart(() => import('./CodeStep'), { waiting });
export const CheckStep = lazyPart(() => import('./CheckStep'), { waiting });
