import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { useUser } from '../../../shared/session/useUser';
import { IconEye, IconPencil, IconTrash } from '../../../shared/ui/icons';
import { IconTag } from '../icons';
import { mayEdit } from '../rights';
import { type AdminContest, changeQuestion } from './contestQueries';
import { keysOf, type ListedProblem, removeProblem } from './problemQueries';

interface ProblemActionsProps {
  contest: AdminContest;
  listed: ListedProblem;
  onName: (listed: ListedProblem) => void;
}

export function ProblemActions({ contest, listed, onName }: ProblemActionsProps) {
  const { t } = useTranslation('adminContests');
  const user = useUser();
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
  const place = { contestId: contest.id, problemId: problem.id };
  return (
    <RowMenu
      label={t('moreNamed', { title: link.displayId })}
      entries={[
        { label: t('problem.rename'), icon: IconTag, onSelect: () => onName(listed) },
        contest.gid === null &&
          mayEdit(user, problem) && {
            label: t('problem.edit'),
            icon: IconPencil,
            href: to('AdminContestProblemEdit', place),
          },
        contest.gid === null &&
          mayEdit(user, problem) && {
            label: t('problem.preview'),
            icon: IconEye,
            href: to('AdminProblemPreview', { problemID: problem.problemId }),
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
