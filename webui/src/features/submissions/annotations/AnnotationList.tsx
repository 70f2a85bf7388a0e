import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { Button } from '../../../shared/ui/Button';
import { IconPlus } from '../../../shared/ui/icons';
import { AnnotationForm } from './AnnotationForm';
import { AnnotationItem } from './AnnotationItem';
import { addAnnotation, type CodeAnnotation, markRead } from './annotationCalls';
import styles from './annotations.module.css';

interface AnnotationListProps {
  submitId: number;
  annotations: readonly CodeAnnotation[];
  /** Lines of the code; none where it is no program. */
  lines: readonly string[];
  mayWrite: boolean;
  isOwner: boolean;
  /** Of which line a comment is being written; 0 is the whole, null none. */
  written: number | null;
  onWrite: (line: number | null) => void;
  onLine: (line: number) => void;
}

/** What is said of the code, in the order of its lines. */
export default function AnnotationList({
  submitId,
  annotations,
  lines,
  mayWrite,
  isOwner,
  written,
  onWrite,
  onLine,
}: AnnotationListProps) {
  const { t } = useTranslation('submissions');
  const unread = annotations.filter((each) => !each.isRead).map((each) => each.id);
  // They stay marked while the page is open, although the server knows that they were read.
  const met = useRef(new Set<number>());
  if (isOwner) for (const id of unread) met.current.add(id);
  const shown = isOwner ? unread.join() : '';
  useEffect(() => {
    if (shown) void markRead(submitId, shown.split(',').map(Number));
  }, [shown, submitId]);
  const place = useRef<HTMLDivElement>(null);
  useOnChange(() => {
    if (written !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, written);

  return (
    <section className={styles.side} aria-label={t('annotations.title')}>
      <header className={styles.sideHead}>
        <h3>{t('annotations.title')}</h3>
        {mayWrite && written === null && (
          <Button kind="quiet" size="small" icon={IconPlus} onClick={() => onWrite(0)}>
            {t('annotations.ofWhole')}
          </Button>
        )}
      </header>
      {mayWrite && lines.length > 0 && written === null && (
        <p className={styles.hint}>{t('annotations.hint')}</p>
      )}
      <div ref={place}>
        {written !== null && (
          <AnnotationForm
            key={written}
            submitId={submitId}
            label={
              written === 0 ? t('annotations.whole') : t('annotations.line', { line: written })
            }
            save={(text) => addAnnotation(submitId, written, text)}
            said={t('annotations.saved')}
            onClose={() => onWrite(null)}
          />
        )}
      </div>
      <ul className={styles.items}>
        {annotations.map((each) => (
          <AnnotationItem
            key={each.id}
            annotation={each}
            source={lines[each.line - 1] ?? null}
            isNew={met.current.has(each.id)}
            isTeacher={mayWrite && !isOwner}
            onLine={onLine}
          />
        ))}
      </ul>
    </section>
  );
}
