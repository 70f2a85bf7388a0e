import { useTranslation } from 'react-i18next';
import { object, string } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { chooseVersion, type DataVersion, versionsKey } from './versionCalls';

const longestComment = 255;
const schema = object({ comment: string() });

interface VersionDialogProps {
  pid: number;
  version: DataVersion;
  onClose: () => void;
}

/** Makes a version the active one, or only comments on the one that is. */
export function VersionDialog({ pid, version, onClose }: VersionDialogProps) {
  const { t } = useTranslation('adminDataVersions');
  const number = { version: version.version };
  const edit = useEditForm({
    values: { comment: version.comment ?? '' },
    schema,
    save: ({ comment }) => chooseVersion(pid, version.version, comment),
    said: version.active ? t('commented') : t('activated', number),
    keys: [versionsKey(pid), ['admin', 'problem']],
    onSaved: onClose,
  });
  return (
    <EditDialog
      title={t(version.active ? 'commentNamed' : 'activateNamed', number)}
      edit={edit}
      cancelLabel={t('cancel')}
      saveLabel={version.active ? t('save') : t('activate')}
      onClose={onClose}
    >
      {!version.active && <p>{t('activateText')}</p>}
      <Field label={t('comment')} hint={t('commentHint')}>
        <TextInput autoFocus maxLength={longestComment} {...edit.register('comment')} />
      </Field>
    </EditDialog>
  );
}
