import { useTranslation } from 'react-i18next';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { type FormPart, letterOf } from './answers';
import styles from './paper.module.css';

/** The questions on paper, as they stand on the reader's page, with room to answer by hand. */
export function PaperQuestions({ form }: { form: readonly FormPart[] }) {
  const { t } = useTranslation('problemObjective');
  return (
    <section className={styles.questions} aria-labelledby="paper-questions">
      <h2 id="paper-questions">{t('form')}</h2>
      {form.map((part) => (
        <section key={part.index} className={styles.question}>
          <h3 className={styles.name}>
            {t('number', { number: part.index + 1 })}
            <span className={styles.kind}>
              {t(`kind.${part.kind}`)} · {t('points', { count: part.score })}
            </span>
          </h3>
          <RichText source={part.stem} />
          <Room part={part} />
        </section>
      ))}
    </section>
  );
}

/** Where the answer is written: a box before each choice, a line for a word. */
function Room({ part }: { part: FormPart }) {
  const { t } = useTranslation('problemObjective');
  if (part.kind === 'blank') {
    return (
      <p className={styles.choice}>
        {t('answer')}
        <span className={styles.line} />
      </p>
    );
  }
  const choices =
    part.kind === 'judge'
      ? [t('true'), t('false')].map((words) => ({ name: words, mark: words, source: '' }))
      : (part.options ?? []).map((source, index) => {
          const letter = letterOf(index);
          return { name: letter, mark: `${letter}.`, source };
        });
  return (
    <ul className={styles.choices}>
      {choices.map(({ name, mark, source }) => (
        <li key={name} className={styles.choice}>
          <span className={styles.box} />
          {source ? <b>{mark}</b> : mark}
          {source && <RichText source={source} />}
        </li>
      ))}
    </ul>
  );
}
