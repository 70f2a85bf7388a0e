import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { Dialog } from '../../../../shared/ui/Dialog';
import { Notice } from '../../../../shared/ui/Notice';
import { Table } from '../../../../shared/ui/Table';
import type { BatchAnswer } from './batchCalls';

interface LeftOutDialogProps {
  answer: BatchAnswer;
  /** Slips that wait come next. */
  onClose: () => void;
}

/** To whom nothing was done, and why. */
export function LeftOutDialog({ answer, onClose }: LeftOutDialogProps) {
  const { t } = useTranslation('adminUsers');
  const { done, leftOut, slipKey } = answer;
  const title = t('batch.leftOut', { count: leftOut.length });
  return (
    <Dialog
      title={title}
      closesOnOutsideClick={false}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t(slipKey ? 'batch.toSlips' : 'batch.close')}
        </Button>
      }
    >
      <Notice tone={done > 0 ? 'good' : 'warn'}>{t('batch.done', { count: done })}</Notice>
      <Table label={title}>
        <thead>
          <tr>
            <th scope="col">{t('column.username')}</th>
            <th scope="col">{t('batch.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {leftOut.map(({ uid, username, msg }) => (
            <tr key={uid}>
              <td>{username || '—'}</td>
              <td>{msg}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
