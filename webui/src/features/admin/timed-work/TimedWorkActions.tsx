import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import {
  IconCircleCheck,
  IconCode,
  IconEye,
  IconFileText,
  IconLock,
  IconPencil,
  IconSchool,
  IconTrash,
  IconUsers,
} from '../../../shared/ui/icons';
import { IconHistory } from '../icons';
import { workPagesOf } from './TimedWorkPage';
import { type AdminTimedWorkRow, deleteWork, worksKey } from './timedWorkQueries';

const icons = {
  settings: IconPencil,
  exam: IconLock,
  problems: IconCode,
  readiness: IconCircleCheck,
  records: IconUsers,
  results: IconFileText,
  room: IconSchool,
  corrections: IconHistory,
};

/** What is done to a work from the list. */
export function TimedWorkActions({ row }: { row: AdminTimedWorkRow }) {
  const { t } = useTranslation('adminTimedWork');
  const { title } = row;
  const isManager = row.isManager === true;
  const remove = useAction({
    run: () => deleteWork(row.id),
    ask: () => ({
      title: t('delete.title'),
      body: t('delete.body', { title, count: row.recordCount }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done', { title }),
    keys: [worksKey],
  });
  return (
    <RowMenu
      label={t('moreNamed', { title })}
      entries={[
        ...workPagesOf(isManager).map(([route, name]) => ({
          label: t(name),
          icon: icons[name],
          href: to(route, { workId: row.id }),
        })),
        isReady('TimedWorkList') && {
          label: t('open'),
          icon: IconEye,
          href: `${to('TimedWorkList')}/${row.id}`,
        },
        isManager && {
          label: t('delete.confirm'),
          icon: IconTrash,
          isDestructive: true,
          onSelect: () => void remove.run(),
        },
      ]}
    />
  );
}
