import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { IconDownload } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import styles from './examResults.module.css';
import { downloadReport } from './similarityQueries';

/** The whole report, to hand on: whoever reads it needs no account here. */
export function SimilarityFiles({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamResults');
  const document = useAction({ run: () => downloadReport(tid, 'html'), isSingle: true });
  const table = useAction({ run: () => downloadReport(tid, 'csv'), isSingle: true });
  return (
    <div className={styles.files}>
      <div className={layout.row}>
        <Button icon={IconDownload} isBusy={document.isBusy} onClick={() => void document.run()}>
          {t('similarity.document')}
        </Button>
        <Button icon={IconDownload} isBusy={table.isBusy} onClick={() => void table.run()}>
          {t('similarity.csv')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('similarity.filesHint')}</p>
    </div>
  );
}
