import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconSparkles } from '../icons';
import AskDialog from './AskDialog';

/** Has the problem explained. */
export default function AskButton({ pid }: { pid: number }) {
  const { t } = useTranslation('problemAssistant');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={IconSparkles} label={t('open')} onClick={() => setOpen(true)} />
      {isOpen && (
        <AskDialog question={{ action: 'explain-problem', pid }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
