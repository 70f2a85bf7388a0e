import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { IconPrinter } from '../../shared/ui/icons';
import { QrCode } from '../../shared/ui/widgets/QrCode';
import styles from './AddressDialog.module.css';

interface AddressDialogProps {
  address: string;
  onClose: () => void;
}

/** The address as large as the projector allows: to be read from the last row, or photographed. */
export default function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { t } = useTranslation('home');
  // Before it is seen: who prints at the first glance gets the sheet, not the page.
  useLayoutEffect(() => {
    document.documentElement.dataset.poster = '';
    return () => {
      delete document.documentElement.dataset.poster;
    };
  }, []);
  // Beside the page and not inside it, so that it can be printed alone.
  return createPortal(
    <Dialog
      title={t('addresses.title')}
      size="full"
      onClose={onClose}
      actions={
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {t('addresses.print')}
        </Button>
      }
    >
      <div className={styles.poster}>
        <QrCode text={address} label={t('addresses.code', { address })} className={styles.code} />
        <p className={styles.address}>{address}</p>
      </div>
    </Dialog>,
    document.body,
  );
}
