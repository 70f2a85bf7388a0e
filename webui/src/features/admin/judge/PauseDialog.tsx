import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaving } from '../../../shared/forms/useSaving';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { TextInput } from '../../../shared/ui/TextInput';
import { judgeQuery, numberOf, pauseJudge, pauseProblem } from './judgeCalls';

const longestReason = 255;

interface PauseDialogProps {
  what: 'all' | 'problem';
  onClose: () => void;
}

/** Asks for the reason, and for the problem where one is to be paused. */
export function PauseDialog({ what, onClose }: PauseDialogProps) {
  const { t } = useTranslation('adminJudge');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const name = problem.trim().toUpperCase();
  const isOne = what === 'problem';
  const said = isOne ? t('problemPaused', { name }) : t('pauseDone');
  const saving = useSaving([judgeQuery.queryKey], said, onClose);

  const pause = async () => {
    if (!isOne) return pauseJudge(true, reason);
    const pid = name === '' ? null : await numberOf(name);
    if (pid === null) throw new Error(t('problemMissing'));
    return pauseProblem(pid, true, reason);
  };

  return (
    <Dialog
      title={isOne ? t('pauseProblem') : t('pause')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" isBusy={saving.isBusy} onClick={() => void saving.run(pause)}>
            {t('pauseShort')}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {saving.failure && <Notice tone="bad">{saving.failure}</Notice>}
        <p>{isOne ? t('pauseProblemText') : t('pauseText')}</p>
        {isOne && (
          <Field label={t('problemField')} isRequired>
            <TextInput
              autoFocus
              value={problem}
              onInput={(event) => setProblem(event.currentTarget.value)}
            />
          </Field>
        )}
        <Field label={t('reasonField')} hint={t('reasonHint')}>
          <TextInput
            autoFocus={!isOne}
            maxLength={longestReason}
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
