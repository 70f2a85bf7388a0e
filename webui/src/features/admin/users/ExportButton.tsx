import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { IconDownload } from '../../../shared/ui/icons';
import styles from './users.module.css';

/** What the list shows, as a workbook. */
export function ExportButton({ keyword, isOnlyStaff }: { keyword: string; isOnlyStaff: boolean }) {
  const { t } = useTranslation('adminUsers');
  const save = useAction({
    run: () =>
      downloadFile('GET /api/admin/user/export-user-list', {
        query: { keyword, onlyAdmin: isOnlyStaff },
      }),
  });
  return (
    <Button className={styles.export ?? ''} icon={IconDownload} onClick={() => void save.run()}>
      {t('export')}
    </Button>
  );
}
