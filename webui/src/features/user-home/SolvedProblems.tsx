import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { DifficultyChip } from '../../entities/problem/DifficultyChip';
import { difficultiesQuery } from '../../entities/problem/problemQueries';
import { Accordion } from '../../shared/ui/Accordion';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconRefresh } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import styles from './userHome.module.css';
import type { UserHome } from './userHomeQueries';

interface SolvedProblemsProps {
  home: UserHome;
  isRefreshing: boolean;
  onRefresh: () => void;
}

export function SolvedProblems({ home, isRefreshing, onRefresh }: SolvedProblemsProps) {
  const { t } = useTranslation('userHome');
  const difficulties = useQuery(difficultiesQuery);
  const groups = Object.entries(home.solvedGroupByDifficulty ?? {});
  const visible = new Set(groups.flatMap(([, ids]) => ids));
  return (
    <div className={styles.solved}>
      {groups.length > 0 && (
        <section>
          <h3 className={styles.part}>{t('solved.byDifficulty')}</h3>
          {groups.map(([level, ids], index) => {
            const known = difficulties.data?.find((entry) => String(entry.id) === level);
            return (
              <Accordion
                key={level}
                isOpen={index === 0}
                title={<DifficultyChip difficulty={Number(level)} {...known} />}
                aside={ids.length}
              >
                <Ids ids={ids} visible={visible} />
              </Accordion>
            );
          })}
        </section>
      )}
      <section>
        <header className={styles.partHead}>
          <h3 className={styles.part}>{t('solved.all')}</h3>
          <Button size="small" icon={IconRefresh} isBusy={isRefreshing} onClick={onRefresh}>
            {t('solved.refresh')}
          </Button>
        </header>
        {home.solvedList.length === 0 ? (
          <EmptyState text={t('solved.none')} />
        ) : (
          <Ids ids={home.solvedList} visible={visible} />
        )}
      </section>
    </div>
  );
}

/** A problem that the reader cannot open is no link. */
function Ids({ ids, visible }: { ids: readonly string[]; visible: ReadonlySet<string> }) {
  return (
    <ul className={styles.ids}>
      {ids.map((id) => (
        <li key={id}>
          {visible.has(id) ? (
            <Link href={to('ProblemDetails', { problemID: id })} className={styles.id}>
              {id}
            </Link>
          ) : (
            <span className={styles.id}>{id}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
