import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useLocale } from '../../shared/i18n/useLocale';
import { Accordion } from '../../shared/ui/Accordion';
import { Chip } from '../../shared/ui/Chip';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import styles from './Statement.module.css';
import { StatementHead } from './StatementHead';
import { StatementParts } from './StatementParts';
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
  return (
    <article className={styles.statement}>
      <StatementHead info={info} title={texts.title} language={language} isLoggedIn={isLoggedIn} />
      {problem.unsupported && <Notice tone="warn">{t('unsupported')}</Notice>}
      <StatementParts texts={texts} examples={problem.examples} />
      {tags.length > 0 && (
        <div className={styles.tags} data-no-print>
          <Accordion title={t('statement.tags')} aside={tags.length}>
            <div className={layout.row}>
              {tags.map((tag) => (
                <Link
                  key={tag.id}
                  href={to('ProblemList', {}, { tagId: JSON.stringify([tag.id]) })}
                >
                  <Chip>{tag.name}</Chip>
                </Link>
              ))}
            </div>
          </Accordion>
        </div>
      )}
    </article>
  );
}
