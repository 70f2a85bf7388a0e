import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgeRow } from '../../entities/submission/types';
import { verdictCodes } from '../../shared/lib/verdict';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { NumberInput } from '../../shared/ui/NumberInput';
import { Select } from '../../shared/ui/Select';
import { verdictKey } from './submissionFilters';
import { manualChoices, mayCancel, mayModify } from './submissionRights';
import { useSubmissionActions } from './useSubmissionActions';

interface ManualJudgeDialogProps {
  row: JudgeRow;
  onClose: () => void;
}

/** Sets a verdict by hand, or cancels; the score is asked for where there is one. */
export default function ManualJudgeDialog({ row, onClose }: ManualJudgeDialogProps) {
  const { t } = useTranslation(['submissions', 'shell']);
  const actions = useSubmissionActions();
  const known = manualChoices.some((code) => code === row.status);
  const [status, setStatus] = useState(known ? String(row.status) : '');
  const [score, setScore] = useState(row.score === null ? '' : String(row.score));
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const hasScore = row.score !== null;
  const isScoreValid = !hasScore || /^\d{1,6}$/.test(score);

  const end = async (work: Promise<boolean>) => {
    setBusy(true);
    if (await work) onClose();
    else setBusy(false);
  };
  const save = () => {
    setAsked(true);
    if (status === '' || !isScoreValid) return;
    void end(actions.judgeByHand(row, Number(status), hasScore ? Number(score) : null));
  };

  return (
    <Dialog
      title={t('actions.byHandTitle', { id: row.submitId })}
      onClose={onClose}
      closesOnOutsideClick={false}
      actions={
        <>
          <Button
            kind="danger"
            disabled={!mayCancel(row)}
            isBusy={isBusy}
            onClick={() => void end(actions.cancel(row))}
          >
            {t('actions.cancel')}
          </Button>
          <Button kind="primary" disabled={!mayModify(row)} isBusy={isBusy} onClick={save}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <Field
          label={t('status')}
          isRequired
          error={isAsked && status === '' ? t('actions.needsStatus') : undefined}
        >
          <Select
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
            options={[
              { value: '', label: t('actions.choose'), isDisabled: true },
              ...manualChoices.map((code) => ({
                value: String(code),
                label: t(`shell:verdict.${verdictKey(code)}`),
              })),
              {
                value: String(verdictCodes.cancelled),
                label: t(`shell:verdict.${verdictKey(verdictCodes.cancelled)}`),
                isDisabled: true,
              },
            ]}
          />
        </Field>
        {hasScore && (
          <Field
            label={t('shell:submission.score')}
            isRequired
            error={isAsked && !isScoreValid ? t('actions.needsScore') : undefined}
          >
            <NumberInput value={score} onChange={(event) => setScore(event.currentTarget.value)} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
