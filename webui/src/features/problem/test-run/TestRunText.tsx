import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/CopyButton';
import styles from './TestRunPanel.module.css';

interface TestRunTextProps {
  title: string;
  text: string;
}

/** An input or output, as it is, to look at and to copy. */
export function TestRunText({ title, text }: TestRunTextProps) {
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
          {text}
        </pre>
      )}
    </figure>
  );
}
