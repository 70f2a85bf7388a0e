import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useSaving } from '../../../shared/forms/useSaving';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Switch } from '../../../shared/ui/Switch';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextInput } from '../../../shared/ui/TextInput';
import {
  type AdminLanguage,
  bodyOf,
  languageStatus,
  languagesKey,
  offeredLanguagesKey,
  saveLanguage,
} from './languageCalls';
import styles from './languages.module.css';

interface LanguageDialogProps {
  language: AdminLanguage;
  onClose: () => void;
}

const largestSeq = 1000;

export function LanguageDialog({ language, onClose }: LanguageDialogProps) {
  const { t } = useTranslation('adminLanguages');
  const [body, setBody] = useState(() => bodyOf(language));
  const [seq, setSeq] = useState(String(language.seq));
  const [isTried, setTried] = useState(false);
  const saving = useSaving([languagesKey, offeredLanguagesKey], t('form.saved'), onClose);
  const change = (part: Partial<typeof body>) => setBody((old) => ({ ...old, ...part }));
  const isSeqRight = /^\d+$/.test(seq) && Number(seq) <= largestSeq;
  const isNameRight = body.description.trim() !== '';

  const save = () => {
    setTried(true);
    if (isSeqRight && isNameRight) {
      void saving.run(() => saveLanguage({ ...body, seq: Number(seq) }));
    }
  };

  return (
    <EditDialog
      title={t('form.title', { name: language.name })}
      failure={saving.failure}
      isBusy={saving.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <Switch
        label={t('form.offered')}
        checked={body.status === languageStatus.offered}
        onChange={(event) =>
          change({
            status: event.currentTarget.checked ? languageStatus.offered : languageStatus.off,
          })
        }
      />
      <Field
        label={t('form.description')}
        error={isTried && !isNameRight ? t('form.descriptionEmpty') : undefined}
        isRequired
      >
        <TextInput
          maxLength={255}
          value={body.description}
          onInput={(event) => change({ description: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('form.seq')}
        hint={t('form.seqHint')}
        error={isTried && !isSeqRight ? t('form.seqRange') : undefined}
        isRequired
      >
        <NumberInput value={seq} onInput={(event) => setSeq(event.currentTarget.value)} />
      </Field>
      <Field label={t('form.codeTemplate')} hint={t('form.codeTemplateHint')}>
        <TextArea
          isMono
          rows={9}
          className={styles.code ?? ''}
          spellCheck={false}
          value={body.codeTemplate}
          onInput={(event) => change({ codeTemplate: event.currentTarget.value })}
        />
      </Field>
    </EditDialog>
  );
}
