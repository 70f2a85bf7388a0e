import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { IconDownload, IconEye, IconPencil, IconTrash } from '../../../shared/ui/icons';
import { IconTag } from '../icons';
import { downloadCases } from '../keptProblems';
import { useKeepsProblem } from '../useKeepsProblem';
import { type AdminContest, changeQuestion } from './contestQueries';
import { pagesOfProblem } from './office';
import { keysOf, type ListedProblem, removeProblem } from './problemQueries';

interface ProblemActionsProps {
  contest: AdminContest;
  listed: ListedProblem;
  onName: (listed: ListedProblem) => void;
}

export function ProblemActions({ contest, listed, onName }: ProblemActionsProps) {
  const { t } = useTranslation('adminContests');
  const { link, problem } = listed;
  const isScheduled = contest.status < 0;
  const remove = useAction({
    run: () => removeProblem(contest.id, problem.id),
    ask: async () => {
      const loss = await (await changeQuestion.load()).lossOf(contest.id, problem.id);
      const words = t(isScheduled ? 'problem.removeBody' : 'problem.removeBodyRunning', {
        title: link.displayTitle,
      });
      return {
        title: t('problem.removeTitle', { name: link.displayId }),
        body: [words, loss].filter(Boolean).join('\n'),
        confirmLabel: t('problem.remove'),
        isDestructive: true,
      };
    },
    said: () => t('problem.removed', { name: link.displayId }),
    keys: keysOf(contest.id),
  });
  const isKept = useKeepsProblem(contest.gid)(problem);
  const pages = pagesOfProblem(contest, problem);
  const download = useAction({
    run: () => downloadCases(problem.id),
  });
  return (
    <RowMenu
      label={t('moreNamed', { title: link.displayId })}
      entries={[
        { label: t('problem.rename'), icon: IconTag, onSelect: () => onName(listed) },
        isKept && { label: t('problem.edit'), icon: IconPencil, href: pages.edit },
        isKept && { label: t('problem.preview'), icon: IconEye, href: pages.preview },
        // A group's organisers have no list of the bank to do these from (S3 §2.5).
        isKept &&
          contest.gid !== null && {
            label: t('problem.download'),
            icon: IconDownload,
            onSelect: () => void download.run(),
          },
        {
          label: t('problem.remove'),
          icon: IconTrash,
          isDestructive: true,
          onSelect: () => void remove.run(),
        },
      ]}
    />
  );
}
