import { useTranslation } from 'react-i18next';
import type { Audience } from './audience';

/** A person's or a room's own name, or "everybody". */
export function useAudienceName({ name }: Audience): string {
  const { t } = useTranslation('adminExamRoomTalk');
  return name ?? t('everybody');
}
