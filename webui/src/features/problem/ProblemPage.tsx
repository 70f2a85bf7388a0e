import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useRoute, useSearch } from 'wouter';
import { paths, to } from '../../app/routes';
import { useContestHere } from '../../entities/contest/ContestContext';
import { placeKey } from '../../entities/place/place';
import { problemOfAddress } from '../../entities/problem/problemAddress';
import { problemQuery } from '../../entities/problem/problemQueries';
import { preloadCodeMirror } from '../../shared/editor/useCodeMirror';
import { useLocale } from '../../shared/i18n/useLocale';
import { useTitle } from '../../shared/lib/useTitle';
import { useUser } from '../../shared/session/useUser';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Link } from '../../shared/ui/Link';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './ProblemPage.module.css';
import { ProblemSheet } from './ProblemSheet';
import { ProblemWorkspace } from './ProblemWorkspace';
import { statementIn } from './statementIn';

/** The problem on the screen, or as a sheet to print: one chunk, since they share the statement. */
export default function ProblemPage() {
  const [isSheet] = useRoute(paths.ProblemPrint);
  return isSheet ? <ProblemSheet /> : <ProblemDesk />;
}

function ProblemDesk() {
  const { t } = useTranslation('problem');
  const asked = problemOfAddress(useParams(), useSearch());
  const here = useContestHere();
  const uid = useUser()?.uid ?? null;
  const problem = useQuery(problemQuery(asked));
  const locale = useLocale();
  useTitle(
    problem.data
      ? `${problem.data.problem.problemId} ${statementIn(problem.data.problem, locale).title}`
      : asked.problemId,
  );
  useEffect(preloadCodeMirror, []);

  if (problem.data) {
    // Another person, another draft: nothing of the last one may stay on the screen.
    return (
      <ProblemWorkspace
        key={`${uid} ${placeKey(asked.place)} ${problem.data.problem.id}`}
        info={problem.data}
        uid={uid}
      />
    );
  }
  return (
    <div className={styles.waiting}>
      {problem.isError ? (
        <>
          <ErrorState error={problem.error} onRetry={() => void problem.refetch()} />
          <p className={styles.back}>
            {here ? (
              <Link href={to('ContestProblemList', { contestID: here.cid })}>
                {t('contest.back')}
              </Link>
            ) : (
              <Link href={to('ProblemList')}>{t('backToList')}</Link>
            )}
          </p>
        </>
      ) : (
        <Skeleton lines={8} height={20} />
      )}
    </div>
  );
}
