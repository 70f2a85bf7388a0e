import type { TFunction } from 'i18next';
import type { Place } from '../../../entities/place/place';
import { ProblemLink } from '../../../entities/problem/ProblemLink';
import type { WorkProblem } from '../../../entities/timed-work/timedWorkQueries';
import { verdictCodes } from '../../../shared/lib/verdict';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { CorrectionWords } from '../told/CorrectionWords';
import styles from './WorkProblemsPage.module.css';

export const workProblemColumns = (
  t: TFunction<'timedWork'>,
  place: Place,
): DataColumn<WorkProblem>[] => [
  { id: 'id', head: t('problemList.id'), kind: 'id', cell: ({ displayId }) => displayId },
  {
    id: 'title',
    head: t('problemList.title'),
    cell: ({ displayId, displayTitle, correction }) => (
      <>
        <ProblemLink problem={{ place, problemId: displayId }} className={styles.link}>
          {displayTitle}
        </ProblemLink>
        {correction && (
          <div>
            <CorrectionWords correction={correction} />
          </div>
        )}
      </>
    ),
  },
  { id: 'points', head: t('problemList.points'), align: 'end', cell: ({ score }) => score },
  {
    id: 'status',
    head: t('problemList.status'),
    cell: ({ myStatus }) =>
      myStatus === verdictCodes.notSubmitted ? '—' : <VerdictChip status={myStatus} />,
  },
  {
    id: 'score',
    head: t('problemList.score'),
    align: 'end',
    hide: 'narrow',
    cell: ({ myScore }) => myScore ?? '—',
  },
];
