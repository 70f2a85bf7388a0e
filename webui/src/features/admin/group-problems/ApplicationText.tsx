import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../shared/api/calls';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Chip } from '../../../shared/ui/Chip';
import { RichText } from '../../../shared/ui/widgets/RichText';
import styles from './groupProblems.module.css';

const parts = ['description', 'input', 'output', 'hint'] as const;
const examplePattern = /<input>([\s\S]*?)<\/input><output>([\s\S]*?)<\/output>/g;

/** What whoever decides must know: limits, data, languages, and the text. */
export function ApplicationText({ found }: { found: Schemas['ReviewedProblem'] }) {
  const { t } = useTranslation('adminGroupProblems');
  const { problem, tags, languages, cases } = found;
  const enumerate = useEnumeration();
  const examples = [...problem.examples.matchAll(examplePattern)];
  return (
    <>
      <p className={styles.facts}>
        {t('facts.limits', {
          time: problem.timeLimit,
          memory: problem.memoryLimit,
          stack: problem.stackLimit,
        })}
        {' · '}
        {t('facts.cases', { count: cases })}
        {' · '}
        {languages.length > 0 ? enumerate(languages) : t('facts.allLanguages')}
      </p>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Chip key={tag.id} dot={tag.color ?? undefined}>
              {tag.name}
            </Chip>
          ))}
        </p>
      )}
      {parts
        .filter((part) => problem[part] !== '')
        .map((part) => (
          <section key={part}>
            <h3 className={styles.part}>{t(`parts.${part}`)}</h3>
            <RichText source={problem[part]} />
          </section>
        ))}
      {examples.length > 0 && (
        <section>
          <h3 className={styles.part}>{t('parts.examples')}</h3>
          {examples.map(([whole, input, output], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two examples may be alike
            <div key={`${index} ${whole}`} className={styles.example}>
              <pre>{input}</pre>
              <pre>{output}</pre>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
