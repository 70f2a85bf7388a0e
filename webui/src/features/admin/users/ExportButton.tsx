import { useTranslation } from 'react-i18next';
import { filterWords, type PeopleFilter } from '../../../entities/user/people';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { IconDownload } from '../../../shared/ui/icons';
import styles from './users.module.css';

/** What the list shows, as a workbook. */
export function ExportButton({ filter }: { filter: PeopleFilter }) {
  const { t } = useTranslation('adminUsers');
  const save = useAction({
    run: () =>
      downloadFile('GET /api/admin/user/export-user-list', {
        query: filterWords(filter),
      }),
  });
  return (
    <Button className={styles.export ?? ''} icon={IconDownload} onClick={() => void save.run()}>
      {t('export')}
    </Button>
  );
}
