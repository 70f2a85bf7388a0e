import { useTranslation } from 'react-i18next';
import { useSaving as useSavingOf } from '../../../shared/forms/useSaving';
import { levelsKey, publicKeys, tagGroupsKey } from './tagCalls';

/** Every list that shows tags or levels is read again. */
export function useSaving(onDone: () => void) {
  const { t } = useTranslation('adminTags');
  return useSavingOf([tagGroupsKey, levelsKey, ...publicKeys], t('saved'), onDone);
}
