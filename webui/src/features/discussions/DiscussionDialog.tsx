import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmojiButton } from '../../entities/comment/EmojiButton';
import { DiscussionText } from '../../entities/discussion/DiscussionText';
import { useGroupHere } from '../../entities/group/GroupContext';
import { EditDialog } from '../../shared/forms/EditDialog';
import { useEditForm } from '../../shared/forms/useEditForm';
import { OwnerGroupContext } from '../../shared/session/ownerGroup';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { Field } from '../../shared/ui/Field';
import { Notice } from '../../shared/ui/Notice';
import { Select } from '../../shared/ui/Select';
import { Switch } from '../../shared/ui/Switch';
import { TextInput } from '../../shared/ui/TextInput';
import { MarkdownEditor } from '../../shared/ui/widgets/MarkdownEditor';
import {
  categoriesQuery,
  changeDiscussion,
  createDiscussion,
  type DiscussionDetail,
  discussionKey,
  listKeys,
} from './discussionCalls';
import { discussionDrafts, draftPlace } from './discussionDrafts';
import { type DiscussionForm, discussionSchema } from './discussionSchema';
import styles from './discussions.module.css';
import { useCategoryName } from './useCategoryName';

interface DiscussionDialogProps {
  gid: number | null;
  /** The problem that a new one is about. */
  pid: string | null;
  /** Null writes a new one. */
  discussion: DiscussionDetail | null;
  /** Puts discussions on top. */
  mayModerate: boolean;
  onClose: () => void;
}

/** Where a discussion is written, over the whole window (S2 §4). */
export default function DiscussionDialog({
  gid,
  pid,
  discussion,
  mayModerate,
  onClose,
}: DiscussionDialogProps) {
  const { t } = useTranslation('discussions');
  const user = useUser();
  const uid = user?.uid ?? '';
  const role = discussion?.role ?? (isAdmin(user) ? 'admin' : 'user');
  const group = useGroupHere();
  // Pictures of a group's texts are its admins' (S3 §6).
  const owner = useMemo(
    () => (group?.isAdmin ? { gid: group.gid, prefix: group.group.shortName } : null),
    [group?.isAdmin, group?.gid, group?.group.shortName],
  );
  const place = draftPlace(gid, pid);
  const kept = useRef(discussion ? null : discussionDrafts.read(uid, place));
  const nameOf = useCategoryName();
  const categories = useQuery(categoriesQuery);
  const fresh: DiscussionForm = {
    title: discussion?.title ?? (pid ? `[${pid}] ` : ''),
    description: discussion?.description ?? '',
    categoryId: discussion ? String(discussion.categoryId) : '',
    content: discussion?.content ?? '',
    topPriority: discussion?.topPriority ?? false,
  };
  const first = useRef(kept.current ?? fresh);
  const edit = useEditForm({
    values: first.current,
    schema: discussionSchema(t),
    save: (body) =>
      discussion ? changeDiscussion(discussion, body) : createDiscussion(gid, pid, body),
    said: t(discussion ? 'form.changed' : 'form.posted'),
    keys: discussion ? [...listKeys, discussionKey(discussion.id)] : listKeys,
    onSaved: () => {
      if (!discussion) discussionDrafts.keep(uid, place, null);
      onClose();
    },
    // What is left is kept.
    mayBeLeft: discussion === null,
  });
  const { form, register, errorOf, isChanged } = edit;
  const written = form.watch();
  const isNew = discussion === null;
  useEffect(() => {
    if (isNew && isChanged) discussionDrafts.keep(uid, place, written);
  }, [isNew, isChanged, uid, place, written]);

  return (
    <OwnerGroupContext.Provider value={owner}>
      <EditDialog
        title={t(discussion ? 'form.edit' : 'form.new')}
        size="full"
        edit={edit}
        saveLabel={t(discussion ? 'form.save' : 'form.post')}
        onClose={onClose}
      >
        {kept.current && <Notice>{t('form.restored')}</Notice>}
        <Field label={t('form.title')} error={errorOf('title')} isRequired>
          <TextInput autoFocus {...register('title')} />
        </Field>
        <Field label={t('form.description')} error={errorOf('description')} isRequired>
          <TextInput {...register('description')} />
        </Field>
        <Field label={t('form.category')} error={errorOf('categoryId')} isRequired>
          <Select
            {...register('categoryId')}
            key={categories.data?.length ?? 0}
            options={[
              { value: '', label: t('form.choose') },
              ...(categories.data ?? []).map(({ id, name }) => ({
                value: String(id),
                label: nameOf(name),
              })),
            ]}
          />
        </Field>
        {mayModerate && <Switch label={t('form.top')} {...register('topPriority')} />}
        <Field label={t('form.content')} error={errorOf('content')} isRequired>
          <div className={styles.editor}>
            <Controller
              control={form.control}
              name="content"
              render={({ field: { name: _, ...field } }) => (
                <MarkdownEditor
                  {...field}
                  label={t('form.content')}
                  maxLength={65_535}
                  isInvalid={errorOf('content') !== undefined}
                  tools={(insert) => <EmojiButton onChoose={insert} />}
                  preview={(content) => (
                    <DiscussionText discussion={{ role, title: t('form.content'), content }} />
                  )}
                />
              )}
            />
          </div>
        </Field>
      </EditDialog>
    </OwnerGroupContext.Provider>
  );
}
