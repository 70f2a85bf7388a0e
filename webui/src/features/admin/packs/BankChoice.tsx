import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import type { BankProblem } from './packQueries';
import styles from './packs.module.css';

interface BankChoiceProps {
  /** How many there are; `problems` are the first of them. */
  found: number;
  problems: readonly BankProblem[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** Problems to tick; what is ticked stays so while others are looked for. */
export function BankChoice({ found, problems, chosen, onChange }: BankChoiceProps) {
  const { t } = useTranslation('adminPacks');
  const toggle = (pid: number) => {
    const next = new Set(chosen);
    if (!next.delete(pid)) next.add(pid);
    onChange(next);
  };
  return (
    <>
      <div className={styles.single}>
        {problems.map((each) => (
          <Checkbox
            key={each.pid}
            label={`${each.problemId} ${each.title}`}
            checked={chosen.has(each.pid)}
            onChange={() => toggle(each.pid)}
          />
        ))}
      </div>
      {found > problems.length && (
        <p className={styles.quiet}>{t('bank.first', { count: problems.length, found })}</p>
      )}
    </>
  );
}
