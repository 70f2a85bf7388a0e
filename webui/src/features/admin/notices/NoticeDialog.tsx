import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useSaving } from '../../../shared/forms/useSaving';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { Segmented } from '../../../shared/ui/Segmented';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import {
  type Audience,
  audiences,
  type NoticeBody,
  noticesKey,
  type SystemNotice,
  saveNotice,
} from './noticeQueries';
import { faultsOf } from './noticeRules';
import styles from './notices.module.css';

interface NoticeDialogProps {
  /** Null writes a new one. */
  notice: SystemNotice | null;
  onClose: () => void;
}

/** Fills the window: notices may be long. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('adminNotices');
  const [body, setBody] = useState<NoticeBody>({
    title: notice?.title ?? '',
    content: notice?.content ?? '',
    type: notice?.type ?? 'All',
    recipientId: notice?.recipientUsername ?? '',
    pushNow: false,
  });
  const [isChanged, setChanged] = useState(false);
  const [isTried, setTried] = useState(false);
  const saving = useSaving([noticesKey], t('form.saved'), onClose);
  const isPushed = notice?.state ?? false;
  const faults = isTried ? faultsOf(body) : {};
  const change = (part: Partial<NoticeBody>) => {
    setBody((old) => ({ ...old, ...part }));
    setChanged(true);
  };
  const errorOf = (field: keyof typeof faults) => {
    const fault = faults[field];
    return fault && t(`form.${fault}`);
  };

  const save = () => {
    setTried(true);
    if (Object.keys(faultsOf(body)).length > 0) return;
    void saving.run(() => saveNotice(notice?.id ?? null, body));
  };

  return (
    <EditDialog
      title={t(notice ? 'form.edit' : 'form.new')}
      size="full"
      failure={saving.failure}
      isBusy={saving.isBusy}
      isChanged={isChanged}
      {...(body.pushNow && { saveLabel: t('form.send') })}
      onSave={save}
      onClose={onClose}
    >
      {isPushed ? (
        <Notice>{t('form.pushed')}</Notice>
      ) : (
        <div className={styles.audience}>
          <Segmented<Audience>
            label={t('form.audience')}
            value={body.type}
            onChange={(type) => change({ type })}
            options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
          />
          {body.type === 'Single' && (
            <Field label={t('form.recipient')} error={errorOf('recipientId')} isRequired>
              <TextInput
                value={body.recipientId}
                maxLength={20}
                onInput={(event) => change({ recipientId: event.currentTarget.value })}
              />
            </Field>
          )}
        </div>
      )}
      <Field label={t('form.title')} error={errorOf('title')} isRequired>
        <TextInput
          autoFocus
          value={body.title}
          onInput={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('form.content')} error={errorOf('content')} isRequired>
        <div className={styles.editor}>
          <MarkdownEditor
            label={t('form.content')}
            value={body.content}
            maxLength={65_535}
            isInvalid={errorOf('content') !== undefined}
            onChange={(content) => change({ content })}
          />
        </div>
      </Field>
      {!isPushed && (
        <Checkbox
          label={t('form.pushNow')}
          hint={t('form.pushHint')}
          checked={body.pushNow}
          onChange={(event) => change({ pushNow: event.currentTarget.checked })}
        />
      )}
    </EditDialog>
  );
}
