import { lazyPart } from '../../../shared/ui/lazyPart';

export const HeadTools = lazyPart(() => import('./HeadTools'), { missing: 'nothing' });
