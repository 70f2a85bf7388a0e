import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { messageParts } from './messageParts';
import styles from './VerdictPanel.module.css';

interface JudgeMessageProps {
  text: string;
  onLine: (line: number) => void;
}

/** What the compiler says; the places that it names lead to the code. */
export function JudgeMessage({ text, onLine }: JudgeMessageProps) {
  const { t } = useTranslation('problem');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.message} tabIndex={0} aria-label={t('verdict.message')}>
      <pre className={styles.messageText}>
        <PlacedText text={text} onLine={onLine} />
      </pre>
    </section>
  );
}

/** A text whose places in the code are buttons that lead there. */
export function PlacedText({ text, onLine }: JudgeMessageProps) {
  const { t } = useTranslation('problem');
  return messageParts(text).map((part, index) => {
    const { line } = part;
    const key = `${index} ${part.text.length}`;
    if (line === null) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <button
        key={key}
        type="button"
        className={styles.line}
        title={t('verdict.goToLine', { line })}
        onClick={() => onLine(line)}
      >
        {part.text}
      </button>
    );
  });
}
