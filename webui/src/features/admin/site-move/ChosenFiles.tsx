import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../shared/lib/time';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconX } from '../../../shared/ui/icons';
import styles from './siteMove.module.css';

interface ChosenFilesProps {
  files: readonly File[];
  isBusy: boolean;
  onRemove: (file: File) => void;
}

/** Files that go once all are chosen. */
export function ChosenFiles({ files, isBusy, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation('adminSiteMove');
  if (files.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {files.map((file) => (
        <li key={`${file.name} ${file.lastModified}`}>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatSize(file.size)}</span>
          <IconButton
            icon={IconX}
            label={t('form.remove', { name: file.name })}
            disabled={isBusy}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
