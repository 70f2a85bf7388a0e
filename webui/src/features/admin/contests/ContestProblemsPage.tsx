import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Icon } from '../../../shared/ui/Icon';
import { IconCode, IconSearch, IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { IconPlus } from '../icons';
import { ContestPage } from './ContestPage';
import type { AdminContest } from './contestQueries';
import { GroupProblemDialog } from './GroupProblemDialog';
import { newProblemOf } from './office';
import { ProblemNameDialog } from './ProblemNameDialog';
import { ProblemPicker } from './ProblemPicker';
import { ProblemsTable } from './ProblemsTable';
import { type ListedProblem, problemsQuery } from './problemQueries';

/** /admin/contest/:contestId/problems, and the same in a group */
export default function ContestProblemsPage() {
  return (
    <ContestPage current="problems">{(contest) => <Problems contest={contest} />}</ContestPage>
  );
}

function Problems({ contest }: { contest: AdminContest }) {
  const { t } = useTranslation('adminContests');
  const { data: listed, error, refetch } = useQuery(problemsQuery(contest.id));
  const [isPicking, setPicking] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [named, setNamed] = useState<ListedProblem | null>(null);
  return (
    <Card>
      <div className={layout.filters}>
        <Button icon={IconSearch} onClick={() => setPicking(true)}>
          {t('problem.fromBank')}
        </Button>
        <Link href={newProblemOf(contest)} className={buttonClass()}>
          <Icon icon={IconPlus} />
          {t('problem.new')}
        </Link>
        {contest.gid !== null && (
          <Button icon={IconUsers} onClick={() => setAdding(true)}>
            {t('problem.fromGroup')}
          </Button>
        )}
      </div>
      {!listed &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={5} />
        ))}
      {listed?.length === 0 && <EmptyState icon={IconCode} text={t('problem.empty')} />}
      {listed && listed.length > 0 && (
        <ProblemsTable contest={contest} listed={listed} onName={setNamed} />
      )}
      {isPicking && (
        <ProblemPicker contest={contest} listed={listed ?? []} onClose={() => setPicking(false)} />
      )}
      {isAdding && <GroupProblemDialog cid={contest.id} onClose={() => setAdding(false)} />}
      {named && (
        <ProblemNameDialog
          contest={contest}
          listed={named}
          others={(listed ?? []).filter((each) => each.link.id !== named.link.id)}
          onClose={() => setNamed(null)}
        />
      )}
    </Card>
  );
}
