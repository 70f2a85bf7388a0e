import { useTranslation } from 'react-i18next';
import styles from './learning.module.css';
import type { MyLearning } from './learningCalls';

/** The last four weeks, a row each. A pause is no loss, and nothing here says so. */
export function PracticeDays({ practice }: { practice: MyLearning['practice'] }) {
  const { t } = useTranslation('learning');
  const { days, weeksInARow } = practice;
  const practised = days.filter(({ count }) => count > 0).length;
  const words = practised === 0 ? t('practice.noDays') : t('practice.days', { count: practised });
  return (
    <>
      <p>{words}</p>
      <div className={styles.days} role="img" aria-label={words}>
        {days.map(({ date, count }) => (
          <span
            key={date}
            className={styles.day}
            data-level={levelOf(count)}
            title={t('practice.day', { date, count })}
          />
        ))}
      </div>
      {weeksInARow > 1 && <p>{t('practice.weeks', { count: weeksInARow })}</p>}
      <p className={styles.calm}>{t('practice.calm')}</p>
    </>
  );
}

const levelOf = (count: number): number => [1, 3, 6, 10].filter((least) => count >= least).length;
