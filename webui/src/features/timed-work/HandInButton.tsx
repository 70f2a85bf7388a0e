import { useTranslation } from 'react-i18next';
import { useTimedWork } from '../../entities/timed-work/useTimedWork';
import { Button } from '../../shared/ui/Button';
import { IconSend } from '../../shared/ui/icons';
import { useHandingIn } from './useHandingIn';

/** Ends the reader's own time, for good. */
export function HandInButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const { t } = useTranslation('timedWork');
  const handingIn = useHandingIn(useTimedWork());
  return (
    <Button
      size={size}
      icon={IconSend}
      isBusy={handingIn.isBusy}
      onClick={() => void handingIn.run()}
    >
      {t('handIn.handIn')}
    </Button>
  );
}
