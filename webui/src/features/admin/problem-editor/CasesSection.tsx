import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Segmented } from '../../../shared/ui/Segmented';
import styles from './cases.module.css';
import { GroupRange } from './GroupRange';
import { ListError } from './ListError';
import { ManualCases } from './ManualCases';
import { hasSubtasks, type ProblemForm, problemTypes } from './problemForm';
import { sharedScores, totalScore } from './scores';
import { UploadedCases } from './UploadedCases';

const watched = ['isUploadCase', 'type', 'judgeCaseMode'] as const;

interface CasesSectionProps {
  /** Null until the problem is stored. */
  pid: number | null;
}

/** The hidden data: uploaded as an archive, or written by hand. */
export function CasesSection({ pid }: CasesSectionProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { setValue } = useFormContext<ProblemForm>();
  const [isUpload, type, mode] = useWatch<ProblemForm, typeof watched>({ name: watched });
  const list = isUpload ? 'uploadedCases' : 'manualCases';
  const count = useWatch<ProblemForm, typeof list, ProblemForm, number>({
    name: list,
    compute: (cases) => cases.length,
  });
  const { errors } = useFormState<ProblemForm>({ name: list });

  return (
    <Card
      title={t('cases.title')}
      hasRule
      actions={
        <div className={styles.caseActions}>
          {type === problemTypes.oi && count > 0 && <CaseScores list={list} mode={mode} />}
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
      <ListError error={errors[list]} />
      {hasSubtasks(mode) && count > 1 && <GroupRange key={list} list={list} count={count} />}
      {isUpload ? <UploadedCases pid={pid} /> : <ManualCases pid={pid} />}
    </Card>
  );
}

interface CaseScoresProps {
  list: 'uploadedCases' | 'manualCases';
  mode: string;
}

/** Full marks, and a way to share them evenly. */
function CaseScores({ list, mode }: CaseScoresProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues, setValue } = useFormContext<ProblemForm>();
  const total = useWatch<ProblemForm, typeof list, ProblemForm, number>({
    name: list,
    compute: (cases) => totalScore(cases, mode),
  });
  const split = () => {
    const cases = getValues(list);
    const groups = cases.map((each) => each.groupNum);
    const scores = sharedScores(groups, mode).map(String);
    // All at once: each change is told to whoever watches.
    const shared = cases.map((each, index) => ({ ...each, score: scores[index] ?? '' }));
    setValue(list, shared, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <span className={styles.total}>{t('cases.total', { total })}</span>
      <Button size="small" onClick={split}>
        {t('cases.split')}
      </Button>
    </>
  );
}
