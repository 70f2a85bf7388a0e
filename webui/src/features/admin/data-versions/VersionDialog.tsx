import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaving } from '../../../shared/forms/useSaving';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { TextInput } from '../../../shared/ui/TextInput';
import { chooseVersion, type DataVersion, versionsKey } from './versionCalls';

const longestComment = 255;

interface VersionDialogProps {
  pid: number;
  version: DataVersion;
  onClose: () => void;
}

/** Makes a version the active one, or only comments on the one that is. */
export function VersionDialog({ pid, version, onClose }: VersionDialogProps) {
  const { t } = useTranslation('adminDataVersions');
  const [comment, setComment] = useState(version.comment ?? '');
  const number = { version: version.version };
  const said = version.active ? t('commented') : t('activated', number);
  const saving = useSaving([versionsKey(pid), ['admin', 'problem']], said, onClose);
  return (
    <Dialog
      title={t(version.active ? 'commentNamed' : 'activateNamed', number)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            isBusy={saving.isBusy}
            onClick={() => void saving.run(() => chooseVersion(pid, version.version, comment))}
          >
            {version.active ? t('save') : t('activate')}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {saving.failure && <Notice tone="bad">{saving.failure}</Notice>}
        {!version.active && <p>{t('activateText')}</p>}
        <Field label={t('comment')} hint={t('commentHint')}>
          <TextInput
            autoFocus
            maxLength={longestComment}
            value={comment}
            onInput={(event) => setComment(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
