import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/Chip';
import { Select } from '../../../shared/ui/Select';
import { type Standing, standingTones } from './bankStandings';
import type { ImportedProblem, Taken } from './packQueries';
import styles from './packs.module.css';

interface BankRowProps {
  problem: ImportedProblem;
  standing: Standing;
  value: Taken;
  onChange: (taken: Taken) => void;
}

/** One problem of a bank, and what to do with it. */
export function BankRow({ problem, standing, value, onChange }: BankRowProps) {
  const { t } = useTranslation('adminPacks');
  const choices: readonly Taken[] =
    standing === 'new' ? ['new', 'skip'] : standing === 'refused' ? ['skip'] : allChoices;
  return (
    <tr>
      <th scope="row" className={styles.title}>
        {problem.title || problem.problemId}{' '}
        <Chip tone={standingTones[standing]}>{t(`bank.standing.${standing}`)}</Chip>
        <span className={styles.below}>
          {t('bank.problem', { id: problem.problemId, count: problem.cases })}
        </span>
        {standing === 'refused' && problem.error && (
          <p className={styles.error}>{problem.error.msg}</p>
        )}
      </th>
      <td>
        <Select
          label={t('bank.choiceOf', { title: problem.title })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Taken)}
          options={choices.map((each) => ({
            value: each,
            label: t(standing === 'new' && each === 'new' ? 'bank.take' : `bank.taken.${each}`),
          }))}
        />
      </td>
    </tr>
  );
}

const allChoices: readonly Taken[] = ['skip', 'replace', 'new'];
