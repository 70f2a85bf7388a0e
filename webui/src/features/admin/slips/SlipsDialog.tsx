import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../shared/api/client';
import { downloadFile } from '../../../shared/api/downloadFile';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload, IconPrinter } from '../../../shared/ui/icons';
import { Skeleton } from '../../../shared/ui/Skeleton';
import styles from './slips.module.css';

interface SlipsDialogProps {
  /** Of a class list that was taken in, or of generated accounts. */
  slipKey: string;
  onClose: () => void;
}

/** What is printed and handed out (contract admin.md §3.1): the server's document in a frame. */
export function SlipsDialog({ slipKey, onClose }: SlipsDialogProps) {
  const { t, i18n } = useTranslation('adminSlips');
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useQuery({
    queryKey: ['admin', 'slips', slipKey, i18n.language] as const,
    queryFn: async () => {
      const { content } = await download('/api/file/login-slips', {
        query: { key: slipKey },
        isQuiet: true,
      });
      return content.text();
    },
    // Passwords stay in the browser's memory no longer than the dialog.
    gcTime: 0,
  });

  const saveTable = async () => {
    try {
      await downloadFile('/api/file/generate-user-excel', { query: { key: slipKey } });
    } catch {
      // The call has shown its refusal.
    }
  };

  return (
    <Dialog
      title={t('title')}
      size="full"
      closesOnOutsideClick={false}
      onClose={onClose}
      actions={
        <>
          <Button icon={IconDownload} onClick={() => void saveTable()}>
            {t('table')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            kind="primary"
            icon={IconPrinter}
            disabled={!page.data}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {t('print')}
          </Button>
        </>
      }
    >
      <div className={styles.slips}>
        <p className={styles.hint}>{t('hint')}</p>
        {page.isPending && <Skeleton lines={6} height={28} />}
        {page.isError && <ErrorState error={page.error} onRetry={() => void page.refetch()} />}
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
