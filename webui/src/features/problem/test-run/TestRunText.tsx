import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { MarkedText, type TextPlace } from '../../../shared/ui/widgets/MarkedText';
import { PlacedText } from '../JudgeMessage';
import styles from './TestRunPanel.module.css';

interface TestRunTextProps {
  title: string;
  text: string;
  /** Where it parts from the text beside it. */
  difference?: TextPlace | null;
  /** Jumps to the lines of the code that the text names. */
  onLine?: (line: number) => void;
}

/** An input or output, as it is, to look at and to copy. */
export function TestRunText({ title, text, difference = null, onLine }: TestRunTextProps) {
  const { t } = useTranslation('problem');
  return (
    <figure className={styles.text}>
      <figcaption className={styles.textHead}>
        <strong>{title}</strong>
        {text !== '' && <CopyButton text={text} label={t('testRun.copy', { name: title })} />}
      </figcaption>
      {text === '' ? (
        <p className={styles.note}>{t('testRun.noOutput')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre className={styles.content} tabIndex={0}>
          {onLine ? (
            <PlacedText text={text} onLine={onLine} />
          ) : (
            <MarkedText text={text} at={difference} />
          )}
        </pre>
      )}
    </figure>
  );
}
