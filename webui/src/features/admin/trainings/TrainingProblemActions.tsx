import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import {
  IconDownload,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
  IconX,
} from '../../../shared/ui/icons';
import { IconTag } from '../icons';
import { deleteKept, downloadCases, isShown, showOrHide } from '../keptProblems';
import { problemPagesOf } from '../problemPages';
import { useKeepsProblem } from '../useKeepsProblem';
import type { TrainingDesk } from './desk';
import { type ListedProblem, setKeys } from './problemSet';

interface ActionsProps {
  desk: TrainingDesk;
  tid: number;
  listed: ListedProblem;
  onName: (listed: ListedProblem) => void;
}

/** What is done to a problem of a training, and in a group to a problem of the group itself (S3 §2.5). */
export function TrainingProblemActions({ desk, tid, listed, onName }: ActionsProps) {
  const { t } = useTranslation('adminTrainings');
  const { link, problem } = listed;
  const name = link.displayId;
  const isKept = useKeepsProblem(desk.gid)(problem);
  const isOfGroup = isKept && desk.gid !== null;
  const isSeen = isShown(problem);
  const remove = useAction({
    run: () => desk.removeProblem(tid, problem.id),
    ask: () => ({
      title: t('problem.removeTitle', { name }),
      body: t('problem.removeBody', { title: problem.title }),
      confirmLabel: t('problem.remove'),
      isDestructive: true,
    }),
    said: () => t('problem.removed', { name }),
    keys: setKeys,
  });
  const turn = useAction({
    run: () => showOrHide(problem),
    said: () => t(isSeen ? 'problem.hidden' : 'problem.shown', { name }),
    keys: setKeys,
  });
  const download = useAction({ run: () => downloadCases(problem.id) });
  const discard = useAction({
    run: () => deleteKept(problem.id),
    ask: () => ({
      title: t('problem.deleteTitle', { name: problem.problemId }),
      body: t('problem.deleteBody', { title: problem.title }),
      confirmLabel: t('problem.delete'),
      isDestructive: true,
    }),
    said: () => t('problem.deleted', { name: problem.problemId }),
    keys: setKeys,
  });
  return (
    <RowMenu
      label={t('moreNamed', { title: name })}
      entries={[
        { label: t('problem.change'), icon: IconTag, onSelect: () => onName(listed) },
        isKept && {
          label: t('problem.edit'),
          icon: IconPencil,
          href: problemPagesOf(desk.gid).edit(problem.id),
        },
        isOfGroup && {
          label: t(isSeen ? 'problem.hide' : 'problem.show'),
          icon: isSeen ? IconEyeOff : IconEye,
          onSelect: () => void turn.run(),
        },
        isOfGroup && {
          label: t('problem.download'),
          icon: IconDownload,
          onSelect: () => void download.run(),
        },
        {
          label: t('problem.remove'),
          icon: IconX,
          isDestructive: true,
          onSelect: () => void remove.run(),
        },
        isOfGroup && {
          label: t('problem.delete'),
          icon: IconTrash,
          isDestructive: true,
          onSelect: () => void discard.run(),
        },
      ]}
    />
  );
}
