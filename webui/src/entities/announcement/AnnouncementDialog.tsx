import type { TFunction } from 'i18next';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { check, number, object, pipe, string } from 'valibot';
import type { Announcement } from '../../shared/api/types';
import { EditDialog } from '../../shared/forms/EditDialog';
import { isFilled, lengthOf } from '../../shared/forms/fieldRules';
import { useEditForm } from '../../shared/forms/useEditForm';
import { Field } from '../../shared/ui/Field';
import { Switch } from '../../shared/ui/Switch';
import { TextInput } from '../../shared/ui/TextInput';
import { MarkdownEditor } from '../../shared/ui/widgets/MarkdownEditor';
import styles from './AnnouncementDesk.module.css';
import {
  announcementStatus,
  announcementsKey,
  type Scope,
  saveAnnouncement,
} from './announcementQueries';

interface AnnouncementDialogProps {
  scope: Scope;
  /** Null writes a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

const longestTitle = 255;
const longestContent = 65_535;

const announcementSchema = (t: TFunction<'announcements'>) =>
  object({
    title: pipe(
      string(),
      check(isFilled, t('form.titleEmpty')),
      check((title) => lengthOf(title) <= longestTitle, t('form.titleLength')),
    ),
    content: pipe(
      string(),
      check(isFilled, t('form.contentEmpty')),
      check((content) => lengthOf(content) <= longestContent, t('form.contentLength')),
    ),
    status: number(),
  });

/** Fills the window: announcements may be long. */
export function AnnouncementDialog({ scope, announcement, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation('announcements');
  const edit = useEditForm({
    values: {
      title: announcement?.title ?? '',
      content: announcement?.content ?? '',
      status: announcement?.status ?? announcementStatus.visible,
    },
    schema: announcementSchema(t),
    save: (body, { overwrites }) => saveAnnouncement(scope, announcement, body, overwrites),
    said: t('form.saved'),
    keys: [announcementsKey(scope)],
    onSaved: onClose,
  });
  const { form, register, errorOf } = edit;

  return (
    <EditDialog
      title={t(announcement ? 'form.edit' : 'form.new')}
      size="full"
      edit={edit}
      onClose={onClose}
    >
      <Field label={t('form.title')} error={errorOf('title')} isRequired>
        <TextInput autoFocus {...register('title')} />
      </Field>
      <Field label={t('form.content')} error={errorOf('content')} isRequired>
        <div className={styles.editor}>
          <Controller
            control={form.control}
            name="content"
            render={({ field: { name: _, ...field } }) => (
              <MarkdownEditor
                {...field}
                label={t('form.content')}
                isInvalid={errorOf('content') !== undefined}
                maxLength={longestContent}
              />
            )}
          />
        </div>
      </Field>
      <Controller
        control={form.control}
        name="status"
        render={({ field: { value, onChange } }) => (
          <Switch
            label={t(`of.${scope.of}.visible`)}
            checked={value === announcementStatus.visible}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? announcementStatus.visible
                  : announcementStatus.hidden,
              )
            }
          />
        )}
      />
    </EditDialog>
  );
}
