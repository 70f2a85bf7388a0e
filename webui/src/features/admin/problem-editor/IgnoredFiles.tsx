import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import styles from './cases.module.css';
import type { UploadedFiles } from './caseUpload';
import editorStyles from './editor.module.css';

/** Files of the archive that are no test data, each with its reason. */
export function IgnoredFiles({ files }: { files: UploadedFiles['ignored'] }) {
  const { t } = useTranslation('adminProblemEditor');
  if (files.length === 0) return null;
  return (
    <Notice tone="warn" className={editorStyles.notice ?? ''}>
      <details>
        <summary className={styles.ignoredHead}>
          {t('cases.ignored', { count: files.length })}
        </summary>
        <ul className={styles.ignoredList}>
          {files.map((file) => (
            <li key={file.name}>
              <code>{file.name}</code> {file.msg}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}
