import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/calls';
import { CopyButton } from '../CopyButton';
import styles from './FailedSample.module.css';
import { MarkedText } from './MarkedText';

/** Contract submission.md §4: texts are cut by the server; places count from 1. */
type FailedSampleTexts = Schemas['FailedSampleTexts'];

interface FailedSampleProps {
  sample: FailedSampleTexts;
  /** Number of the case. */
  number: number;
}

/** What went wrong in a case that is one of the statement's examples. */
export function FailedSample({ sample, number }: FailedSampleProps) {
  const { t } = useTranslation('shell');
  const { firstDifference } = sample;
  const title = t('sample.title', { number });
  return (
    <section className={styles.sample} aria-label={title}>
      <p className={styles.head}>
        <strong>{title}</strong>
        {firstDifference && <span>{t('sample.difference', firstDifference)}</span>}
      </p>
      <div className={styles.texts}>
        <Text name={t('sample.input')} text={sample.input} at={null} />
        <Text name={t('sample.expected')} text={sample.expected} at={firstDifference} />
        <Text name={t('sample.got')} text={sample.got} at={firstDifference} />
        {sample.errors && <Text name={t('sample.errors')} text={sample.errors} at={null} />}
      </div>
    </section>
  );
}

interface TextProps {
  name: string;
  text: string;
  at: FailedSampleTexts['firstDifference'];
}

function Text({ name, text, at }: TextProps) {
  const { t } = useTranslation('shell');
  return (
    <figure className={styles.text}>
      <figcaption className={styles.name}>
        {name}
        <CopyButton text={text} label={t('sample.copy', { name })} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre className={styles.lines} tabIndex={0}>
        {text === '' ? (
          <span className={styles.nothing}>{t('sample.nothing')}</span>
        ) : (
          <MarkedText text={text} at={at} />
        )}
      </pre>
    </figure>
  );
}
