import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { Segmented } from '../../../shared/ui/Segmented';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import {
  type Audience,
  audiences,
  noticesKey,
  type SystemNotice,
  saveNotice,
} from './noticeQueries';
import { longestContent, noticeSchema } from './noticeSchema';
import styles from './notices.module.css';

interface NoticeDialogProps {
  /** Null writes a new one. */
  notice: SystemNotice | null;
  onClose: () => void;
}

/** Fills the window: notices may be long. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('adminNotices');
  const edit = useEditForm({
    values: {
      title: notice?.title ?? '',
      content: notice?.content ?? '',
      type: notice?.type ?? 'All',
      recipientId: notice?.recipientUsername ?? '',
      pushNow: false,
    },
    schema: noticeSchema(t),
    save: (body) => saveNotice(notice?.id ?? null, body),
    said: t('form.saved'),
    keys: [noticesKey],
    onSaved: onClose,
  });
  const { form, register, errorOf } = edit;
  const isPushed = notice?.state ?? false;

  return (
    <EditDialog
      title={t(notice ? 'form.edit' : 'form.new')}
      size="full"
      edit={edit}
      {...(form.watch('pushNow') && { saveLabel: t('form.send') })}
      onClose={onClose}
    >
      {isPushed ? (
        <Notice>{t('form.pushed')}</Notice>
      ) : (
        <div className={styles.audience}>
          <Controller
            control={form.control}
            name="type"
            render={({ field: { value, onChange } }) => (
              <Segmented<Audience>
                label={t('form.audience')}
                value={value}
                onChange={onChange}
                options={audiences.map((each) => ({ value: each, label: t(`audience.${each}`) }))}
              />
            )}
          />
          {form.watch('type') === 'Single' && (
            <Field label={t('form.recipient')} error={errorOf('recipientId')} isRequired>
              <TextInput maxLength={20} {...register('recipientId')} />
            </Field>
          )}
        </div>
      )}
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
                maxLength={longestContent}
                isInvalid={errorOf('content') !== undefined}
              />
            )}
          />
        </div>
      </Field>
      {!isPushed && (
        <Checkbox label={t('form.pushNow')} hint={t('form.pushHint')} {...register('pushNow')} />
      )}
    </EditDialog>
  );
}
