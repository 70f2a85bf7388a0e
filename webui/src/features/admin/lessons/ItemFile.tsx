import { useTranslation } from 'react-i18next';
import { useSending } from '../../../shared/forms/useSending';
import { formatSize } from '../../../shared/lib/time';
import { Notice } from '../../../shared/ui/Notice';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { type AdminItem, endings, largestFile, sendLessonFile } from './lessonDesk';
import styles from './lessons.module.css';

interface ItemFileProps {
  /** Of the file that was sent; empty before. */
  link: string;
  error: string | undefined;
  /** The item as it is stored. */
  shown: AdminItem | null;
  onSent: (link: string, name: string) => void;
}

/** The file of an item. A large one goes in parts, and goes on after a reload of the page when the same
 * file is chosen again. */
export function ItemFile({ link, error, shown, onSent }: ItemFileProps) {
  const { t } = useTranslation('adminLessons');
  const sending = useSending({
    nameOf: (file: File) => file.name,
    run: sendLessonFile,
    onDone: (sent) => onSent(sent.link, sent.name),
    showsFailure: true,
  });
  const isStored = shown !== null && shown.url === link && shown.fileName !== null;
  return (
    <div className={styles.file}>
      {isStored && (
        <p className={styles.hint}>
          {t('item.stored', { name: shown.fileName, size: formatSize(shown.size ?? 0) })}
        </p>
      )}
      {link !== '' && !isStored && <Notice tone="good">{t('item.sent')}</Notice>}
      {(sending.failure ?? error) && <Notice tone="bad">{sending.failure ?? error}</Notice>}
      <FileDrop
        label={t('item.file')}
        accept={endings}
        limit={largestFile}
        hint={t('item.fileHint')}
        sending={sending.sending}
        onCancel={sending.cancel}
        onFile={(file) => void sending.run(file)}
      />
    </div>
  );
}
