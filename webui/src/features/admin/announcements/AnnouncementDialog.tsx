import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../shared/api/errors';
import type { Announcement } from '../../../shared/api/types';
import { Button } from '../../../shared/ui/Button';
import { ConflictNotice } from '../../../shared/ui/ConflictNotice';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { confirm } from '../../../shared/ui/questions';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import { toast } from '../../../shared/ui/toast';
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
  const queries = useQueryClient();
  const [body, setBody] = useState<AnnouncementBody>({
    title: announcement?.title ?? '',
    content: announcement?.content ?? '',
    status: announcement?.status ?? announcementStatus.visible,
  });
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [titleError, setTitleError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);

  const change = (part: Partial<AnnouncementBody>) => {
    setBody((old) => ({ ...old, ...part }));
    setChanged(true);
    if (part.title !== undefined) setTitleError(undefined);
  };

  const finish = () => {
    void queries.invalidateQueries({ queryKey: announcementsKey });
    onClose();
  };

  const leave = async () => {
    const mayLeave =
      !isChanged ||
      (await confirm({
        title: t('leave.title'),
        body: t('leave.body'),
        confirmLabel: t('leave.confirm'),
        cancelLabel: t('leave.stay'),
        isDestructive: true,
      }));
    if (mayLeave) finish();
  };

  const save = async (overwrites = false) => {
    const error = titleProblem(body.title);
    setTitleError(error && t(error));
    if (error) return;
    setSaving(true);
    setFailure(null);
    setConflict(null);
    try {
      await saveAnnouncement(announcement, body, overwrites);
      toast.success(t('form.saved'));
      finish();
    } catch (caught) {
      const message = caught instanceof Error ? caught.message : String(caught);
      if (isRefusal(caught, 'edit.conflict')) setConflict(message);
      else setFailure(message);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      title={t(announcement ? 'form.edit' : 'form.new')}
      size="full"
      isClosable={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void leave()}>{t('form.cancel')}</Button>
          <Button kind="primary" isBusy={isSaving} onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {conflict && (
          <ConflictNotice message={conflict} onDrop={finish} onOverwrite={() => void save(true)} />
        )}
        <Field label={t('form.title')} error={titleError} isRequired>
          <TextInput
            autoFocus
            value={body.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <div className={styles.editor}>
          <MarkdownEditor
            label={t('form.content')}
            value={body.content}
            maxLength={65_535}
            onChange={(content) => change({ content })}
          />
        </div>
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
      </div>
    </Dialog>
  );
}

function titleProblem(title: string): 'form.titleEmpty' | 'form.titleLength' | undefined {
  if (title.trim() === '') return 'form.titleEmpty';
  return Array.from(title).length > longestTitle ? 'form.titleLength' : undefined;
}
