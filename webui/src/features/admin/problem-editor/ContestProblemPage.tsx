import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { ProblemEditing } from './ProblemEditing';
import { useNamePart } from './useNamePart';

/** /admin/contest/:contestId/problem/create and …/problem/:problemId/edit */
export default function ContestProblemPage() {
  const { t } = useTranslation('adminProblemEditor');
  const { contestId, problemId } = useParams<{ contestId: string; problemId?: string }>();
  const name = useNamePart(Number(contestId), problemId === undefined ? null : Number(problemId));
  const place = { contestId };
  return (
    <ProblemEditing
      pid={problemId}
      frame={{
        ...name,
        crumbs: [
          { label: t('contest.list'), href: to('AdminContestList') },
          { label: t('contest.problems'), href: to('AdminContestProblems', place) },
        ],
        addressOf: (id) => to('AdminContestProblemEdit', { ...place, problemId: id }),
      }}
    />
  );
}
