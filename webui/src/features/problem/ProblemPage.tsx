import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useRoute, useSearch } from 'wouter';
import { paths } from '../../app/routes';
import { placeKey } from '../../entities/place/place';
import { problemOfAddress } from '../../entities/problem/problemAddress';
import { problemQuery } from '../../entities/problem/problemQueries';
import { preloadCodeMirror } from '../../shared/editor/useCodeMirror';
import { useLocale } from '../../shared/i18n/useLocale';
import { useTitle } from '../../shared/lib/useTitle';
import { useUser } from '../../shared/session/useUser';
import { ErrorState } from '../../shared/ui/ErrorState';
import layout from '../../shared/ui/layout.module.css';
import { lazyPart } from '../../shared/ui/lazyPart';
import { Skeleton } from '../../shared/ui/Skeleton';
import { problemObjectiveTexts } from './objective/texts';
import styles from './ProblemPage.module.css';
import { ProblemWorkspace } from './ProblemWorkspace';
import { statementIn } from './statementIn';
import { withTexts } from './withTexts';

const ObjectiveDesk = lazyPart(
  () => withTexts(import('./objective/ObjectiveDesk'), problemObjectiveTexts),
  {
    waiting: <Skeleton lines={8} height={20} />,
  },
);

const ProblemSheet = lazyPart(() => withTexts(import('./ProblemSheet'), problemObjectiveTexts), {
  waiting: <Skeleton lines={8} height={20} />,
});

/** The problem on the screen, or as a sheet to print: few ask for it. */
export default function ProblemPage() {
  const [isSheet] = useRoute(paths.ProblemPrint);
  return isSheet ? <ProblemSheet /> : <ProblemDesk />;
}

function ProblemDesk() {
  const asked = problemOfAddress(useParams(), useSearch());
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
    const Desk = problem.data.problem.objectiveForm ? ObjectiveDesk : ProblemWorkspace;
    return (
      <Desk
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
          <h1 tabIndex={-1} className={layout.hiddenText}>
            {asked.problemId}
          </h1>
          <ErrorState error={problem.error} onRetry={() => void problem.refetch()} />
        </>
      ) : (
        <Skeleton lines={8} height={20} />
      )}
    </div>
  );
}
