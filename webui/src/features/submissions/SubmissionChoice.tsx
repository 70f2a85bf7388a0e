import { useTranslation } from 'react-i18next';
import type { JudgeRow } from '../../entities/submission/types';
import { formatDateTime } from '../../shared/lib/time';
import { Field } from '../../shared/ui/Field';
import { Select } from '../../shared/ui/Select';
import styles from './difference.module.css';
import { verdictKey } from './submissionFilters';

interface SubmissionChoiceProps {
  label: string;
  rows: readonly JudgeRow[];
  value: number;
  onChange: (submitId: number) => void;
}

/** One of my submissions, by number, verdict and time. */
export function SubmissionChoice({ label, rows, value, onChange }: SubmissionChoiceProps) {
  const { t } = useTranslation(['submissions', 'shell']);
  const isListed = rows.some((row) => row.submitId === value);
  return (
    <div className={styles.side}>
      <Field label={label}>
        <Select
          value={String(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          options={[
            ...(isListed ? [] : [{ value: String(value), label: `#${value}` }]),
            ...rows.map((row) => ({
              value: String(row.submitId),
              label: `#${row.submitId} ${t(`shell:verdict.${verdictKey(row.status)}`)} · ${formatDateTime(row.submitTime)}`,
            })),
          ]}
        />
      </Field>
    </div>
  );
}
