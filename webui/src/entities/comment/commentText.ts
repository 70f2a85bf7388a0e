import type { TFunction } from 'i18next';
import { toast } from '../../shared/ui/toast';
import { longestComment } from './commentQueries';

/** Says what is amiss with a comment or a reply (S2 §5). The server counts letters as Python does. */
export function isGoodText(text: string, t: TFunction<'comments'>): boolean {
  if (text.trim() === '') {
    toast.warning(t('write.empty'));
    return false;
  }
  if (Array.from(text).length > longestComment) {
    toast.error(t('write.tooLong', { max: longestComment }));
    return false;
  }
  return true;
}
