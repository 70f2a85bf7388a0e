import { useTranslation } from 'react-i18next';
import { check, object, pipe, string, transform } from 'valibot';
import { type Group, groupKey } from '../../../entities/group/groupQueries';
import { groupAuth } from '../../../entities/group/groupRules';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { lengthOf, textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextInput } from '../../../shared/ui/TextInput';
import { joinGroup } from './membershipCalls';

interface ApplyDialogProps {
  group: Pick<Group, 'id' | 'name' | 'auth'>;
  onClose: () => void;
}

const reasonLength = { least: 5, most: 100 } as const;
const codeLength = 6;

/** Asks to be let in: with a reason, and into a private group with its code (S3 §5). */
export default function ApplyDialog({ group, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('groupFrame');
  const isPrivate = group.auth === groupAuth.private;
  const edit = useEditForm({
    values: { code: '', reason: '' },
    schema: object({
      code: pipe(
        string(),
        // Pasted with blanks around it; a code that holds blanks itself stays as it is.
        transform((code) => (lengthOf(code) === codeLength ? code : code.trim())),
        check((code) => !isPrivate || lengthOf(code) === codeLength, t('apply.refusedCode')),
      ),
      reason: textOf(reasonLength.least, reasonLength.most, t('apply.refusedReason')),
    }),
    save: ({ code, reason }) => joinGroup(group.id, isPrivate ? { code, reason } : { reason }),
    said: t('apply.sent'),
    keys: [groupKey(group.id)],
    mode: 'onTouched',
    onSaved: onClose,
  });
  return (
    <EditDialog
      title={t('apply.title', { name: group.name })}
      edit={edit}
      saveLabel={t('apply.send')}
      onClose={onClose}
    >
      {isPrivate && (
        <Field label={t('apply.code')} error={edit.errorOf('code')} isRequired>
          <TextInput autoFocus autoComplete="off" {...edit.register('code')} />
        </Field>
      )}
      <Field
        label={t('apply.reason')}
        hint={t('apply.reasonHint')}
        error={edit.errorOf('reason')}
        isRequired
      >
        <TextArea autoFocus={!isPrivate} {...edit.register('reason')} />
      </Field>
    </EditDialog>
  );
}
