import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';
import { isRefusal } from '../../../shared/api/errors';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload, IconPrinter } from '../../../shared/ui/icons';
import { confirm } from '../../../shared/ui/questions';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { LostSlips } from './LostSlips';
import styles from './slips.module.css';

interface SlipsDialogProps {
  /** Of a class list that was taken in, or of generated accounts. */
  slipKey: string;
  /** Once closed, there is no way back to the passwords. */
  isOnlyChance?: boolean;
  onClose: () => void;
}

/** What is printed and handed out (contract admin.md §3.1): the server's document in a frame. */
export default function SlipsDialog({ slipKey, isOnlyChance = false, onClose }: SlipsDialogProps) {
  const { t, i18n } = useTranslation('adminSlips');
  const frame = useRef<HTMLIFrameElement>(null);
  const isKept = useRef(false);
  const page = useQuery({
    queryKey: ['admin', 'slips', slipKey, i18n.language] as const,
    queryFn: async () => {
      const { content } = await fetchFile('GET /api/file/login-slips', {
        query: { key: slipKey },
        isQuiet: true,
      });
      return content.text();
    },
    // Passwords stay in the browser's memory no longer than the dialog.
    gcTime: 0,
  });

  const saveTable = useAction({
    run: () => downloadFile('GET /api/file/generate-user-excel', { query: { key: slipKey } }),
    onDone: () => {
      isKept.current = true;
    },
  });

  const print = () => {
    frame.current?.contentWindow?.print();
    isKept.current = true;
  };
  const mayClose = async () =>
    !isOnlyChance ||
    isKept.current ||
    !page.data ||
    (await confirm({
      title: t('leave.title'),
      body: t('leave.body'),
      confirmLabel: t('close'),
      cancelLabel: t('leave.stay'),
      isDestructive: true,
    }));
  const close = async () => {
    if (await mayClose()) onClose();
  };

  return (
    <Dialog
      title={t('title')}
      size="full"
      closesOnOutsideClick={false}
      mayClose={mayClose}
      onClose={onClose}
      actions={
        <>
          <Button
            icon={IconDownload}
            isBusy={saveTable.isBusy}
            onClick={() => void saveTable.run()}
          >
            {t('table')}
          </Button>
          <Button onClick={() => void close()}>{t('close')}</Button>
          <Button kind="primary" icon={IconPrinter} disabled={!page.data} onClick={print}>
            {t('print')}
          </Button>
        </>
      }
    >
      <div className={styles.slips}>
        <p className={styles.hint}>{t('hint')}</p>
        {page.isPending && <Skeleton lines={6} height={28} />}
        {page.isError &&
          (isRefusal(page.error, 'user.key_expired') ? (
            <LostSlips onLeave={onClose} />
          ) : (
            <ErrorState error={page.error} onRetry={() => void page.refetch()} />
          ))}
        {page.data && (
          // No scripts run in it; the same origin is what lets this page print it.
          <iframe
            ref={frame}
            title={t('preview')}
            className={styles.frame}
            sandbox="allow-same-origin allow-modals"
            srcDoc={page.data}
          />
        )}
      </div>
    </Dialog>
  );
}
