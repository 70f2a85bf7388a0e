import { useTranslation } from 'react-i18next';
import { trainingAddress } from '../../../entities/training/trainingAddress';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { IconCode, IconEye, IconPencil, IconTrash } from '../../../shared/ui/icons';
import type { AdminTrainingRow, TrainingDesk } from './desk';

interface TrainingDeskActionsProps {
  row: AdminTrainingRow;
  desk: TrainingDesk;
}

/** What is done to a training from the list. */
export function TrainingDeskActions({ row, desk }: TrainingDeskActionsProps) {
  const { t } = useTranslation('adminTrainings');
  const { title } = row;
  const user = useUser();
  const mayRemove = desk.gid === null ? isRoot(user) : row.isManager;
  const remove = useAction({
    run: () => desk.remove(row.id),
    ask: () => ({
      title: t('delete.title'),
      body: t('delete.body', { title }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done', { title }),
    keys: [trainingsKey],
  });
  return (
    <RowMenu
      label={t('moreNamed', { title })}
      entries={[
        row.isManager && {
          label: t('pages.settings'),
          icon: IconPencil,
          href: desk.addresses.edit(row.id),
        },
        row.isManager && {
          label: t('pages.problems'),
          icon: IconCode,
          href: desk.addresses.problems(row.id),
        },
        row.status && { label: t('open'), icon: IconEye, href: trainingAddress(row) },
        mayRemove && {
          label: t('delete.confirm'),
          icon: IconTrash,
          isDestructive: true,
          onSelect: () => void remove.run(),
        },
      ]}
    />
  );
}
