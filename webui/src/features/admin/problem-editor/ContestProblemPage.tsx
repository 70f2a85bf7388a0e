import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { loadTexts } from '../../../shared/i18n/i18n';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { adminContestsTexts } from '../contests/texts';
import { problemAuth } from '../problemTypes';
import type { NameHandle } from './editorFrame';
import { ProblemEditing } from './ProblemEditing';

const withItsTexts = async <Module,>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, loadTexts([adminContestsTexts])]);
  return loaded;
};

/** What the contest calls the problem, beside the editor and later than it. */
const NamePart = lazyPart(() => withItsTexts(import('../contests/ProblemNamePart')), {
  waiting: <Skeleton lines={3} height={32} />,
});

/** /admin/contest/:contestId/problem/create and …/problem/:problemId/edit */
export default function ContestProblemPage() {
  const { t } = useTranslation('adminProblemEditor');
  const { contestId, problemId } = useParams<{ contestId: string; problemId?: string }>();
  const name = useRef<NameHandle | null>(null);
  const place = { contestId };
  const pid = problemId === undefined ? null : Number(problemId);
  return (
    <ProblemEditing
      pid={problemId}
      frame={{
        crumbs: [
          { label: t('contest.list'), href: to('AdminContestList') },
          { label: t('contest.problems'), href: to('AdminContestProblems', place) },
        ],
        auth: problemAuth.contest,
        head: <NamePart key={problemId ?? 'new'} cid={Number(contestId)} pid={pid} handle={name} />,
        isSound: () => name.current?.isSound() ?? false,
        save: async (id) => name.current?.save(id),
        addressOf: (id) => to('AdminContestProblemEdit', { ...place, problemId: id }),
      }}
    />
  );
}
