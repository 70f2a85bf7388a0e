import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useRoute } from 'wouter';
import { paths, to } from '../../app/routes';
import { preloadCodeMirror } from '../../shared/editor/useCodeMirror';
import { useTitle } from '../../shared/lib/useTitle';
import { useUser } from '../../shared/session/useUser';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Link } from '../../shared/ui/Link';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './ProblemPage.module.css';
import { ProblemSheet } from './ProblemSheet';
import { ProblemWorkspace } from './ProblemWorkspace';
import { placeOf } from './place';
import { problemQuery } from './problemQueries';

/** The problem on the screen, or as a sheet to print: one chunk, since they share the statement. */
export default function ProblemPage() {
  const [isSheet] = useRoute(paths.ProblemPrint);
  return isSheet ? <ProblemSheet /> : <ProblemDesk />;
}

function ProblemDesk() {
  const { t } = useTranslation('problem');
  const place = placeOf(useParams());
  const uid = useUser()?.uid ?? null;
  const problem = useQuery(problemQuery(place));
  useTitle(
    problem.data
      ? `${problem.data.problem.problemId} ${problem.data.problem.title}`
      : place.problemId,
  );
  useEffect(preloadCodeMirror, []);

  if (problem.data) {
    // Another person, another draft: nothing of the last one may stay on the screen.
    return (
      <ProblemWorkspace
        key={`${uid} ${problem.data.problem.id}`}
        place={place}
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
            <Link href={to('ProblemList')}>{t('backToList')}</Link>
          </p>
        </>
      ) : (
        <Skeleton lines={8} height={20} />
      )}
    </div>
  );
}
