import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { check, object, pipe, regex, string, trim } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { type Copied, copyGroup } from '../class-table/classQueries';
import { CopyReport } from './CopyReport';

interface CopyDialogProps {
  gid: number;
  onClose: () => void;
}

const nameLength = [5, 25] as const;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The group anew for another year, and then what came along and what did not. */
export default function CopyDialog({ gid, onClose }: CopyDialogProps) {
  const { t } = useTranslation('groupClassTable');
  const [copied, setCopied] = useState<Copied | null>(null);
  const edit = useEditForm({
    values: { name: '', shortName: '', firstDay: '' },
    schema: object({
      name: textOf(...nameLength, t('copying.badName')),
      shortName: pipe(string(), trim(), regex(/^[A-Za-z0-9_]{5,10}$/, t('copying.badShortName'))),
      firstDay: pipe(string(), check(isDay, t('copying.badDay'))),
    }),
    save: (typed) => copyGroup({ gid, ...typed }),
    onSaved: setCopied,
    keys: [['group'], ['groups']],
  });
  if (copied) return <CopyReport copied={copied} onClose={onClose} />;
  const { register, errorOf } = edit;
  return (
    <EditDialog
      title={t('copying.title')}
      edit={edit}
      saveLabel={t('copying.copy')}
      onClose={onClose}
    >
      <p>{t('copying.body')}</p>
      <Field label={t('copying.name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus maxLength={nameLength[1]} {...register('name')} />
      </Field>
      <Field
        label={t('copying.shortName')}
        hint={t('copying.shortNameHint')}
        error={errorOf('shortName')}
        isRequired
      >
        <TextInput maxLength={10} {...register('shortName')} />
      </Field>
      <Field
        label={t('copying.firstDay')}
        hint={t('copying.firstDayHint')}
        error={errorOf('firstDay')}
        isRequired
      >
        <TextInput type="date" {...register('firstDay')} />
      </Field>
    </EditDialog>
  );
}
