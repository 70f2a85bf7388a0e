import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { IconEye, IconFileText, IconPencil, IconTrash, IconUsers } from '../../../shared/ui/icons';
import { type AdminLessonEntry, deleteLesson, lessonKeys } from './lessonDesk';

/** What is done to a lesson from the list. */
export function LessonActions({ row: { id, title, isManager } }: { row: AdminLessonEntry }) {
  const { t } = useTranslation('adminLessons');
  const remove = useAction({
    run: () => deleteLesson(id),
    ask: () => ({
      title: t('delete.title'),
      body: t('delete.body', { title }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done', { title }),
    keys: lessonKeys,
  });
  return (
    <RowMenu
      label={t('moreNamed', { title })}
      entries={[
        isManager && {
          label: t('pages.contents'),
          icon: IconFileText,
          href: to('AdminLessonGroups', { lessonId: id }),
        },
        isManager && {
          label: t('pages.settings'),
          icon: IconPencil,
          href: to('AdminLessonEdit', { lessonId: id }),
        },
        isManager && {
          label: t('pages.progress'),
          icon: IconUsers,
          href: to('AdminLessonProgress', { lessonId: id }),
        },
        { label: t('open'), icon: IconEye, href: to('LessonDetails', { lessonID: id }) },
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
