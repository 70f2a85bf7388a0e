import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../../shared/lib/siteTime';
import { VerdictChip } from '../../../../shared/ui/VerdictChip';
import { useTextName } from './useTextName';
import styles from './writing.module.css';
import type { Text } from './writingQueries';

interface TextChoiceProps {
  text: Text;
  isChosen: boolean;
  onChoose: () => void;
}

/** A line of the time line: when, what, how long, and from where or with which verdict. */
export function TextChoice({ text, isChosen, onChoose }: TextChoiceProps) {
  const { t } = useTranslation('adminExamRoom');
  const name = useTextName();
  const size = text.length === null ? null : t('writing.size', { count: text.length });
  const from = text.kind === 'draft' ? text.draft.client : null;
  return (
    <button type="button" className={styles.text} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.line}>
        <strong>{name(text)}</strong>
        {text.kind === 'submission' && <VerdictChip status={text.sent.status} />}
      </span>
      <span>{siteDateTime(text.time)}</span>
      <span className={styles.remark}>
        {[size, text.language, from].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}
