import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Progress } from '../../../shared/ui/Progress';
import styles from './import.module.css';
import type { ImportResult } from './importTypes';

interface ImportProgressProps {
  label: string;
  result: ImportResult;
}

export function ImportProgress({ label, result }: ImportProgressProps) {
  const { t } = useTranslation('adminImport');
  const { done, total } = result;
  return (
    <Card isPadded>
      <div className={styles.progress} role="status">
        <p>
          {label}
          {total > 0 && ` ${t('progress', { done, total })}`}
        </p>
        <Progress label={label} value={total > 0 ? done / total : 0} />
      </div>
    </Card>
  );
}
