import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../shared/api/downloadFile';
import { useAction } from '../../shared/forms/useAction';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Dialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import { IconDownload } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { Select } from '../../shared/ui/Select';

/** Contract file.md §3. */
interface CodeChoice {
  splitType: 'user' | 'problem';
  excludeAdmin: boolean;
}

/** How the accepted code is laid out that the organiser takes along. */
export default function AcceptedCodeDialog({ cid, onClose }: { cid: number; onClose: () => void }) {
  const { t } = useTranslation('acceptedCode');
  const [choice, setChoice] = useState<CodeChoice>({ splitType: 'user', excludeAdmin: true });
  const download = useAction({
    run: () =>
      downloadFile('GET /api/file/download-contest-ac-submission', { query: { cid, ...choice } }),
    onDone: onClose,
  });
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          icon={IconDownload}
          isBusy={download.isBusy}
          onClick={() => void download.run()}
        >
          {t('go')}
        </Button>
      }
    >
      <div className={layout.form}>
        <Field label={t('split')}>
          <Select
            value={choice.splitType}
            onChange={({ currentTarget: { value } }) =>
              setChoice({ ...choice, splitType: value === 'problem' ? 'problem' : 'user' })
            }
            options={[
              { value: 'user', label: t('user') },
              { value: 'problem', label: t('problem') },
            ]}
          />
        </Field>
        <Checkbox
          label={t('withoutStaff')}
          checked={choice.excludeAdmin}
          onChange={({ currentTarget }) =>
            setChoice({ ...choice, excludeAdmin: currentTarget.checked })
          }
        />
      </div>
    </Dialog>
  );
}
