import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { boolean, check, maxValue, object, pipe, string } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { isFilled, numberOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
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

const languageSchema = (t: TFunction<'adminLanguages'>) =>
  object({
    isOffered: boolean(),
    description: pipe(string(), check(isFilled, t('form.descriptionEmpty'))),
    seq: pipe(numberOf(/^\d+$/, t('form.seqRange')), maxValue(largestSeq, t('form.seqRange'))),
    codeTemplate: string(),
  });

export function LanguageDialog({ language, onClose }: LanguageDialogProps) {
  const { t } = useTranslation('adminLanguages');
  const { seq, status, ...rest } = bodyOf(language);
  const edit = useEditForm({
    values: { ...rest, seq: String(seq), isOffered: status === languageStatus.offered },
    schema: languageSchema(t),
    save: ({ isOffered, ...body }) =>
      saveLanguage({
        ...rest,
        ...body,
        status: isOffered ? languageStatus.offered : languageStatus.off,
      }),
    said: t('form.saved'),
    keys: [languagesKey, offeredLanguagesKey],
    onSaved: onClose,
  });
  const { register, errorOf } = edit;

  return (
    <EditDialog title={t('form.title', { name: language.name })} edit={edit} onClose={onClose}>
      <Switch label={t('form.offered')} {...register('isOffered')} />
      <Field label={t('form.description')} error={errorOf('description')} isRequired>
        <TextInput maxLength={255} {...register('description')} />
      </Field>
      <Field label={t('form.seq')} hint={t('form.seqHint')} error={errorOf('seq')} isRequired>
        <NumberInput {...register('seq')} />
      </Field>
      <Field label={t('form.codeTemplate')} hint={t('form.codeTemplateHint')}>
        <TextArea
          isMono
          rows={9}
          className={styles.code ?? ''}
          spellCheck={false}
          {...register('codeTemplate')}
        />
      </Field>
    </EditDialog>
  );
}
