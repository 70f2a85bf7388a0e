import { useTranslation } from 'react-i18next';
import { RichText } from '../../shared/ui/widgets/RichText';
import { Examples } from './Examples';
import { parseExamples } from './parseExamples';
import styles from './Statement.module.css';
import type { Problem, StatementTexts } from './types';

interface StatementPartsProps {
  texts: StatementTexts;
  examples: Problem['examples'];
}

/** The statement below its head, on the screen and on paper. */
export function StatementParts({ texts, examples }: StatementPartsProps) {
  const { t } = useTranslation('problem');
  const pairs = parseExamples(examples);
  return (
    <>
      <Part title={t('statement.description')} text={texts.description} />
      <Part title={t('statement.input')} text={texts.input} />
      <Part title={t('statement.output')} text={texts.output} />
      {pairs.length > 0 && <Examples examples={pairs} />}
      <Part title={t('statement.hint')} text={texts.hint} />
    </>
  );
}

function Part({ title, text }: { title: string; text: string | null }) {
  if (!text?.trim()) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <RichText source={text} />
    </section>
  );
}
