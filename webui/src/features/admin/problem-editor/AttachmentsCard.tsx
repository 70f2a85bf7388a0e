import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import editorStyles from './editor.module.css';
import type { AdminProblem } from './problemWire';
import styles from './programs.module.css';
import { useAttachments } from './useAttachments';

/** Contract file.md §2. */
const largestAttachment = 64 * 1024 * 1024;

type StoredProblem = Pick<AdminProblem, 'id' | 'attachments'>;

/** Files of any type for the problem page. A new problem has no place for them yet. */
export function AttachmentsCard({ problem }: { problem: StoredProblem | null }) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <Card title={t('attachments.title')} hasRule>
      {problem === null ? (
        <p className={editorStyles.remark}>{t('attachments.saveFirst')}</p>
      ) : (
        <Attachments problem={problem} />
      )}
    </Card>
  );
}

function Attachments({ problem }: { problem: StoredProblem }) {
  const { t } = useTranslation('adminProblemEditor');
  const { files, sending, add, remove } = useAttachments(problem.id, problem.attachments);
  return (
    <div className={styles.files}>
      <FileDrop
        label={t('attachments.drop')}
        accept={[]}
        limit={largestAttachment}
        hint={t('attachments.hint')}
        sending={sending}
        onFile={(file) => void add(file)}
      />
      <ul className={styles.attachments}>
        {files.map(({ name, size }) => (
          <li key={name} className={styles.attachment}>
            <span className={styles.attachmentName}>{name}</span>
            <span className={styles.hint}>{formatSize(size)}</span>
            <IconButton
              icon={IconTrash}
              label={t('files.remove', { name })}
              onClick={() => void remove(name)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
