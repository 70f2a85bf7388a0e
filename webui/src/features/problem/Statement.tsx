import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { Accordion } from '../../shared/ui/Accordion';
import { Chip } from '../../shared/ui/Chip';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { RichText } from '../../shared/ui/widgets/RichText';
import { Examples } from './Examples';
import { parseExamples } from './parseExamples';
import styles from './Statement.module.css';
import { StatementHead } from './StatementHead';
import { statementIn } from './statementIn';
import type { ProblemInfo } from './types';

interface StatementProps {
  info: ProblemInfo;
  language: string;
  isLoggedIn: boolean;
}

export function Statement({ info, language, isLoggedIn }: StatementProps) {
  const { t } = useTranslation('problem');
  const { problem, tags } = info;
  const texts = statementIn(problem, useLocale());
  const examples = parseExamples(problem.examples);
  return (
    <article className={styles.statement}>
      <StatementHead info={info} title={texts.title} language={language} isLoggedIn={isLoggedIn} />
      {problem.unsupported && <Notice tone="warn">{t('unsupported')}</Notice>}
      {problem.isFileIO && (
        <Notice>
          {t('fileIO', { read: problem.ioReadFileName, write: problem.ioWriteFileName })}
        </Notice>
      )}
      <Part title={t('statement.description')} text={texts.description} />
      <Part title={t('statement.input')} text={texts.input} />
      <Part title={t('statement.output')} text={texts.output} />
      {examples.length > 0 && <Examples examples={examples} />}
      <Part title={t('statement.hint')} text={texts.hint} />
      {tags.length > 0 && (
        <div className={styles.tags}>
          <Accordion title={t('statement.tags')} aside={tags.length}>
            <div className={layout.row}>
              {tags.map((tag) => (
                <Chip key={tag.id}>{tag.name}</Chip>
              ))}
            </div>
          </Accordion>
        </div>
      )}
    </article>
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
