import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { confirm } from '../../../shared/ui/questions';

interface DraftNoticeProps {
  /** ms since 1970. */
  at: number;
  onBeginAnew: () => void;
}

/** What was begun earlier is gone on with; it can be thrown away. */
export function DraftNotice({ at, onBeginAnew }: DraftNoticeProps) {
  const { t } = useTranslation('adminProblemEditor');
  const throwAway = async () => {
    const isSure = await confirm({
      title: t('draft.anewTitle'),
      body: t('draft.anewBody'),
      confirmLabel: t('draft.anew'),
      isDestructive: true,
    });
    if (isSure) onBeginAnew();
  };
  return (
    <Notice>
      {t('draft.back', { when: formatDateTime(at) })}{' '}
      <Button size="small" onClick={() => void throwAway()}>
        {t('draft.anew')}
      </Button>
    </Notice>
  );
}
