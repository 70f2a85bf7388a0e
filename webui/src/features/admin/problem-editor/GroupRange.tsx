import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { NumberInput } from '../../../shared/ui/NumberInput';
import styles from './cases.module.css';
import type { ProblemForm } from './problemForm';

interface GroupRangeProps {
  list: 'uploadedCases' | 'manualCases';
  count: number;
}

/** Puts a run of cases into one subtask at a stroke. */
export function GroupRange({ list, count }: GroupRangeProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues, setValue } = useFormContext<ProblemForm>();
  const [first, setFirst] = useState('1');
  const [last, setLast] = useState(String(count));
  const [group, setGroup] = useState('1');
  const from = Number(first);
  const until = Math.min(Number(last), count);
  const isUsable = from >= 1 && until >= from && Number(group) >= 1;

  const apply = () => {
    const isMeant = (index: number) => index >= from - 1 && index < until;
    const grouped = getValues(list).map((each, index) =>
      isMeant(index) ? { ...each, groupNum: group } : each,
    );
    setValue(list, grouped, { shouldDirty: true, shouldValidate: true });
  };
  const number = (label: string, value: string, onChange: (text: string) => void) => (
    <NumberInput
      className={styles.short ?? ''}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  return (
    <div className={styles.range}>
      <span>{t('groups.from')}</span>
      {number(t('groups.first'), first, setFirst)}
      <span>{t('groups.to')}</span>
      {number(t('groups.last'), last, setLast)}
      <span>{t('groups.into')}</span>
      {number(t('groups.group'), group, setGroup)}
      <Button size="small" disabled={!isUsable} onClick={apply}>
        {t('groups.apply')}
      </Button>
    </div>
  );
}
