import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { check, object, pipe, string } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { TextArea } from '../../../shared/ui/TextArea';
import type { TrainingDesk } from './desk';
import { setKeys } from './problemSet';

interface NamedProblemsDialogProps {
  desk: TrainingDesk;
  tid: number;
  onClose: () => void;
}

const idsIn = (text: string): string[] => text.split(/[\s,;，；、]+/).filter((id) => id !== '');

/** Takes many problems by their ids; those that are not there are said. */
export function NamedProblemsDialog({ desk, tid, onClose }: NamedProblemsDialogProps) {
  const { t } = useTranslation('adminTrainings');
  const list = useEnumeration();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const edit = useEditForm({
    values: { ids: '' },
    schema: object({
      ids: pipe(
        string(),
        check((text) => idsIn(text).length > 0, t('named.none')),
      ),
    }),
    save: ({ ids }) => desk.addNamed(tid, idsIn(ids)),
    said: t('named.done'),
    keys: setKeys,
    onSaved: (told) => {
      if (told.missing.length === 0) onClose();
      else setMissing(told.missing);
    },
  });
  return (
    <EditDialog
      title={t(desk.gid === null ? 'problem.byIds' : 'problem.byIdsOfGroup')}
      edit={edit}
      onClose={onClose}
    >
      {missing.length > 0 && (
        <Notice tone="warn">{t('named.missing', { ids: list(missing) })}</Notice>
      )}
      <Field
        label={t('named.label')}
        hint={t(desk.gid === null ? 'named.hint' : 'named.hintOfGroup')}
        error={edit.errorOf('ids')}
        isRequired
      >
        <TextArea autoFocus rows={6} {...edit.register('ids')} />
      </Field>
    </EditDialog>
  );
}
