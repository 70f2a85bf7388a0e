import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useSaving } from '../../../shared/forms/useSaving';
import { ConflictNotice } from '../../../shared/ui/ConflictNotice';
import { Field } from '../../../shared/ui/Field';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import {
  type AnnouncementBody,
  announcementStatus,
  announcementsKey,
  saveAnnouncement,
} from './announcementQueries';
import styles from './announcements.module.css';

interface AnnouncementDialogProps {
  /** Null writes a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

const longestTitle = 255;

/** Fills the window: announcements may be long. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation('adminAnnouncements');
  const [body, setBody] = useState<AnnouncementBody>({
    title: announcement?.title ?? '',
    content: announcement?.content ?? '',
    status: announcement?.status ?? announcementStatus.visible,
  });
  const [isChanged, setChanged] = useState(false);
  const [titleError, setTitleError] = useState<string>();
  const saving = useSaving([announcementsKey], t('form.saved'), onClose);

  const change = (part: Partial<AnnouncementBody>) => {
    setBody((old) => ({ ...old, ...part }));
    setChanged(true);
    if (part.title !== undefined) setTitleError(undefined);
  };

  const save = (overwrites = false) => {
    const error = titleProblem(body.title);
    setTitleError(error && t(error));
    if (!error) void saving.run(() => saveAnnouncement(announcement, body, overwrites));
  };

  return (
    <EditDialog
      title={t(announcement ? 'form.edit' : 'form.new')}
      size="full"
      failure={saving.failure}
      isBusy={saving.isBusy}
      isChanged={isChanged}
      onSave={save}
      onClose={onClose}
    >
      {saving.conflict && (
        <ConflictNotice
          message={saving.conflict}
          onDrop={saving.finish}
          onOverwrite={() => save(true)}
        />
      )}
      <Field label={t('form.title')} error={titleError} isRequired>
        <TextInput
          autoFocus
          value={body.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('form.content')}>
        <div className={styles.editor}>
          <MarkdownEditor
            label={t('form.content')}
            value={body.content}
            maxLength={65_535}
            onChange={(content) => change({ content })}
          />
        </div>
      </Field>
      <Switch
        label={t('form.visible')}
        checked={body.status === announcementStatus.visible}
        onChange={(event) =>
          change({
            status: event.currentTarget.checked
              ? announcementStatus.visible
              : announcementStatus.hidden,
          })
        }
      />
    </EditDialog>
  );
}

function titleProblem(title: string): 'form.titleEmpty' | 'form.titleLength' | undefined {
  if (title.trim() === '') return 'form.titleEmpty';
  return Array.from(title).length > longestTitle ? 'form.titleLength' : undefined;
}
