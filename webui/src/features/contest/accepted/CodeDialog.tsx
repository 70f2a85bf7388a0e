import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import { IconDownload } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Select } from '../../../shared/ui/Select';
import { type CodeChoice, downloadCode } from './acceptedCalls';

/** How the accepted code is laid out that the organiser takes along. */
export function CodeDialog({ cid, onClose }: { cid: number; onClose: () => void }) {
  const { t } = useTranslation('contestAccepted');
  const [choice, setChoice] = useState<CodeChoice>({ splitType: 'user', excludeAdmin: true });
  const download = useAction({ run: () => downloadCode(cid, choice), onDone: onClose });
  return (
    <Dialog
      title={t('code.title')}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          icon={IconDownload}
          isBusy={download.isBusy}
          onClick={() => void download.run()}
        >
          {t('code.go')}
        </Button>
      }
    >
      <div className={layout.form}>
        <Field label={t('code.split')}>
          <Select
            value={choice.splitType}
            onChange={({ currentTarget: { value } }) =>
              setChoice({ ...choice, splitType: value === 'problem' ? 'problem' : 'user' })
            }
            options={[
              { value: 'user', label: t('code.user') },
              { value: 'problem', label: t('code.problem') },
            ]}
          />
        </Field>
        <Checkbox
          label={t('code.withoutStaff')}
          checked={choice.excludeAdmin}
          onChange={({ currentTarget }) =>
            setChoice({ ...choice, excludeAdmin: currentTarget.checked })
          }
        />
      </div>
    </Dialog>
  );
}
