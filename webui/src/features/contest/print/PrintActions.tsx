import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDownload, IconPrinter } from '../../../shared/ui/icons';
import { downloadText, type PrintJob, printed, printQueueKey, setPrinted } from './printCalls';
import styles from './printQueue.module.css';

/** The sheet opens beside the queue, so that the desk goes on with the next one. */
export function PrintActions({ job, cid }: { job: PrintJob; cid: number }) {
  const { t } = useTranslation('contestPrint');
  const name = job.username;
  const download = useAction({ run: () => downloadText(job.id) });
  const confirm = useAction({
    run: () => setPrinted(cid, job.id),
    said: () => t('done'),
    keys: [printQueueKey(cid)],
    isSingle: true,
  });
  return (
    <span className={styles.actions}>
      <IconButton
        icon={IconPrinter}
        label={t('printNamed', { name })}
        onClick={() =>
          window.open(
            to('ContestPrintSheet', { contestID: cid, printID: job.id }),
            '_blank',
            'noopener',
          )
        }
      />
      <IconButton
        icon={IconDownload}
        label={t('downloadNamed', { name })}
        disabled={download.isBusy}
        onClick={() => void download.run()}
      />
      <Button
        aria-label={t('okNamed', { name })}
        disabled={job.status === printed}
        isBusy={confirm.isBusy}
        onClick={() => void confirm.run()}
      >
        {t('ok')}
      </Button>
    </span>
  );
}
