import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '../../shared/forms/fieldRules';
import { useAction } from '../../shared/forms/useAction';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Dialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { TextArea } from '../../shared/ui/TextArea';
import { toast } from '../../shared/ui/toast';
import { reportDiscussion } from './discussionCalls';

/** S2 §5. */
const labels = ['spam', 'illegal', 'vulgar', 'gambling', 'flaming', 'plagiarism'] as const;
const longestReason = 200;

interface ReportDialogProps {
  did: number;
  onClose: () => void;
}

/** Labels, a reason, or both; staff read it. */
export default function ReportDialog({ did, onClose }: ReportDialogProps) {
  const { t } = useTranslation('discussions');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const sending = useAction({
    run: () => reportDiscussion(did, chosen.map((label) => `#${label}#`).join('') + reason.trim()),
    said: () => t('report.sent'),
    onDone: onClose,
    isSingle: true,
  });
  const isTooLong = lengthOf(reason.trim()) > longestReason;
  const send = () => {
    if (isTooLong) return;
    if (chosen.length === 0 && reason.trim() === '') toast.warning(t('report.empty'));
    else void sending.run();
  };
  return (
    <Dialog
      title={t('report.title')}
      size="account"
      onClose={onClose}
      actions={
        <Button kind="primary" isBusy={sending.isBusy} onClick={send}>
          {t('report.send')}
        </Button>
      }
    >
      <div className={layout.form}>
        {labels.map((each) => {
          const label = t(`report.label.${each}`);
          return (
            <Checkbox
              key={each}
              label={label}
              checked={chosen.includes(label)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked
                    ? [...chosen, label]
                    : chosen.filter((other) => other !== label),
                )
              }
            />
          );
        })}
        <Field
          label={t('report.reason')}
          error={isTooLong ? t('report.tooLong', { max: longestReason }) : undefined}
        >
          <TextArea
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
