import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { check, object, pipe, string, transform } from 'valibot';
import { detailsKey } from '../../entities/submission/submissionQueries';
import type { JudgeRow } from '../../entities/submission/types';
import { EditNotices } from '../../shared/forms/EditNotices';
import { isFilled, numberOf } from '../../shared/forms/fieldRules';
import { useEditForm } from '../../shared/forms/useEditForm';
import { verdictCodes } from '../../shared/lib/verdict';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { NumberInput } from '../../shared/ui/NumberInput';
import { Select } from '../../shared/ui/Select';
import { manualJudge } from './submissionCalls';
import { verdictKey } from './submissionFilters';
import { manualChoices, mayCancel, mayModify } from './submissionRights';
import { useCancelJudge, useNewsOfSubmission } from './useSubmissionActions';

interface ManualJudgeDialogProps {
  row: JudgeRow;
  onClose: () => void;
}

const schemaOf = (hasScore: boolean, t: TFunction<'submissions'>) =>
  object({
    status: pipe(string(), check(isFilled, t('actions.needsStatus')), transform(Number)),
    score: hasScore
      ? numberOf(/^\d{1,6}$/, t('actions.needsScore'))
      : pipe(
          string(),
          transform(() => null),
        ),
  });

/** Sets a verdict by hand, or cancels; the score is asked for where there is one. */
export default function ManualJudgeDialog({ row, onClose }: ManualJudgeDialogProps) {
  const { t } = useTranslation(['submissions', 'shell']);
  const cancel = useCancelJudge();
  const tellNews = useNewsOfSubmission();
  const formId = useId();
  const known = manualChoices.some((code) => code === row.status);
  const hasScore = row.score !== null;
  const edit = useEditForm({
    values: {
      status: known ? String(row.status) : '',
      score: row.score === null ? '' : String(row.score),
    },
    schema: schemaOf(hasScore, t),
    save: ({ status, score }) => manualJudge(row.submitId, status, score),
    said: t('actions.updated'),
    keys: [detailsKey],
    onSaved: (fresh) => {
      tellNews(fresh);
      onClose();
    },
    mayBeLeft: true,
  });
  const isBusy = edit.isBusy || cancel.isBusy;
  const cancelIt = async () => {
    if (await cancel.run(row)) onClose();
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
            onClick={() => void cancelIt()}
          >
            {t('actions.cancel')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            disabled={!mayModify(row)}
            isBusy={isBusy}
          >
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={layout.stack} noValidate onSubmit={edit.onSubmit}>
        <EditNotices edit={edit} onDropped={onClose} />
        <Field label={t('status')} isRequired error={edit.errorOf('status')}>
          <Select
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
            {...edit.register('status')}
          />
        </Field>
        {hasScore && (
          <Field label={t('shell:submission.score')} isRequired error={edit.errorOf('score')}>
            <NumberInput {...edit.register('score')} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
