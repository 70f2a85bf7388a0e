import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Segmented } from '../../../shared/ui/Segmented';
import styles from './cases.module.css';
import { GroupRange } from './GroupRange';
import { ListError } from './ListError';
import { ManualCases } from './ManualCases';
import { hasSubtasks, type ProblemForm, problemTypes } from './problemForm';
import { splitScores, totalScore } from './scores';
import { UploadedCases } from './UploadedCases';

interface CasesSectionProps {
  /** Null until the problem is stored. */
  pid: number | null;
}

/** The hidden data: uploaded as an archive, or written by hand. */
export function CasesSection({ pid }: CasesSectionProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { watch, setValue, formState } = useFormContext<ProblemForm>();
  const [isUpload, type, mode] = watch(['isUploadCase', 'type', 'judgeCaseMode']);
  const list = isUpload ? 'uploadedCases' : 'manualCases';
  const cases = watch(list);
  const isOi = type === problemTypes.oi;

  const split = () => {
    splitScores(cases.length).forEach((score, index) => {
      setValue(`${list}.${index}.score`, String(score), {
        shouldDirty: true,
        shouldValidate: true,
      });
    });
  };

  return (
    <Card
      title={t('cases.title')}
      hasRule
      actions={
        <div className={styles.caseActions}>
          {isOi && cases.length > 0 && (
            <>
              <span className={styles.total}>
                {t('cases.total', { total: totalScore(cases, mode) })}
              </span>
              <Button size="small" onClick={split}>
                {t('cases.split')}
              </Button>
            </>
          )}
          <Segmented
            label={t('cases.source')}
            value={isUpload ? 'upload' : 'manual'}
            options={[
              { value: 'upload', label: t('cases.upload') },
              { value: 'manual', label: t('cases.manual') },
            ]}
            onChange={(value) =>
              setValue('isUploadCase', value === 'upload', { shouldDirty: true })
            }
          />
        </div>
      }
    >
      <ListError error={formState.errors[list]} />
      {hasSubtasks(mode) && cases.length > 1 && <GroupRange list={list} count={cases.length} />}
      {isUpload ? <UploadedCases pid={pid} /> : <ManualCases />}
    </Card>
  );
}
