import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Notice } from './Notice';

/** Says that a screen which kept itself fresh does so no more. */
export function StoppedNotice({ onAskAgain }: { onAskAgain: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="warn">
      {t('kit.stopped')}{' '}
      <Button size="small" onClick={onAskAgain}>
        {t('kit.retry')}
      </Button>
    </Notice>
  );
}
