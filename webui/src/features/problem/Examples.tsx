import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../shared/ui/CopyButton';
import type { Example } from './parseExamples';
import styles from './Statement.module.css';

export function Examples({ examples }: { examples: readonly Example[] }) {
  const { t } = useTranslation('problem');
  return (
    <section>
      <h2 className={styles.heading}>{t('statement.examples')}</h2>
      <div className={styles.examples}>
        {examples.map((example, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal, and their order stays
          <div key={index} className={styles.example}>
            <Sample
              title={t('statement.inputNumber', { number: index + 1 })}
              text={example.input}
            />
            <Sample
              title={t('statement.outputNumber', { number: index + 1 })}
              text={example.output}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Sample({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('problem');
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.sampleHead}>
        <strong className={styles.sampleTitle}>{title}</strong>
        <span data-no-print>
          <CopyButton text={text} label={t('statement.copy', { name: title })} />
        </span>
      </figcaption>
      <pre className={styles.sampleText}>{text || ' '}</pre>
    </figure>
  );
}
