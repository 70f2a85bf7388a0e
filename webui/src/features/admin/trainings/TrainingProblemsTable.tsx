import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { useSteady } from '../../../shared/lib/useSteady';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { useUser } from '../../../shared/session/useUser';
import { Chip } from '../../../shared/ui/Chip';
import { IconPencil, IconTrash } from '../../../shared/ui/icons';
import { IconTag } from '../icons';
import { ProblemSetTable, type SetParts } from '../ProblemSetTable';
import { mayEdit } from '../rights';
import { setKey, type TrainingDesk } from './desk';
import { type ListedProblem, setKeys } from './problemSet';

interface TrainingProblemsTableProps {
  desk: TrainingDesk;
  tid: number;
  listed: readonly ListedProblem[];
  onName: (listed: ListedProblem) => void;
}

const publicAuth = 1;

/** The problems of a training, put in order by dragging. */
export function TrainingProblemsTable(props: TrainingProblemsTableProps) {
  const { desk, tid, listed, onName } = props;
  const { t } = useTranslation('adminTrainings');
  const order = useAction({
    run: (pids: readonly number[]) => desk.order(tid, pids),
    keys: setKeys,
  });
  const name = useSteady(onName);
  const parts = useMemo(
    (): SetParts<ListedProblem> => ({
      // What is out of the public bank is met in no training.
      markOf: ({ problem }) => ({
        after: problem.auth !== publicAuth && <Chip tone="warn">{t('problem.notShown')}</Chip>,
      }),
      further: [],
      actionsOf: (row) => <Actions desk={desk} tid={tid} listed={row} onName={name} />,
    }),
    [t, desk, tid, name],
  );
  return (
    <ProblemSetTable
      label={t('pages.problems')}
      listed={listed}
      listKey={setKey(desk, tid)}
      onOrder={order.run}
      onName={onName}
      parts={parts}
      keepsIds
    />
  );
}

interface ActionsProps {
  desk: TrainingDesk;
  tid: number;
  listed: ListedProblem;
  onName: (listed: ListedProblem) => void;
}

function Actions({ desk, tid, listed, onName }: ActionsProps) {
  const { t } = useTranslation('adminTrainings');
  const user = useUser();
  const { link, problem } = listed;
  const name = link.displayId;
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
  return (
    <RowMenu
      label={t('moreNamed', { title: name })}
      entries={[
        { label: t('problem.change'), icon: IconTag, onSelect: () => onName(listed) },
        desk.gid === null &&
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
