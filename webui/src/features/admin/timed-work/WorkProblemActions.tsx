import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { useUser } from '../../../shared/session/useUser';
import { IconPencil, IconTrash } from '../../../shared/ui/icons';
import { IconTag } from '../icons';
import { mayEdit } from '../rights';
import { keysOf, type ListedProblem, removeProblem } from './problemQueries';
import type { AdminTimedWork } from './timedWorkQueries';

interface WorkProblemActionsProps {
  work: AdminTimedWork;
  listed: ListedProblem;
  onName: (listed: ListedProblem) => void;
}

export function WorkProblemActions({ work, listed, onName }: WorkProblemActionsProps) {
  const { t } = useTranslation('adminTimedWork');
  const user = useUser();
  const { link, problem } = listed;
  const name = link.displayId;
  const remove = useAction({
    run: () => removeProblem(work.id, problem.id),
    ask: () => ({
      title: t('problem.removeTitle', { name }),
      body: t('problem.removeBody', { title: link.displayTitle }),
      confirmLabel: t('problem.remove'),
      isDestructive: true,
    }),
    said: () => t('problem.removed', { name }),
    keys: keysOf(work.id),
  });
  return (
    <RowMenu
      label={t('moreNamed', { title: name })}
      entries={[
        { label: t('problem.change'), icon: IconTag, onSelect: () => onName(listed) },
        mayEdit(user, problem) && {
          label: t('problem.edit'),
          icon: IconPencil,
          href: to('AdminProblemEdit', { pid: problem.id }),
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
