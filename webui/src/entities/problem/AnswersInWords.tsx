import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../shared/api/calls';
import { RichText } from '../../shared/ui/widgets/RichText';
import styles from './AnswersInWords.module.css';

/** Stands in the place of a language. */
export const objective = 'Objective';

interface AnswersInWordsProps {
  /** As they are kept: a JSON list of texts. */
  code: string;
  /** The questions, where they are known: then the chosen options are written out. */
  form?: readonly Schemas['ObjectiveFormPart'][] | null | undefined;
  label: string;
}

/** Answers to questions as people read them; what is no list of answers stands as it is. */
export function AnswersInWords({ code, form, label }: AnswersInWordsProps) {
  const { t } = useTranslation('shell');
  const answers = answersIn(code);
  if (answers === null) return <pre>{code}</pre>;
  return (
    <ol className={styles.list} aria-label={label}>
      {answers.map((answer, index) => {
        const part = form?.[index];
        const isChoice = part ? part.options !== null : /^[A-Z]+$/.test(answer);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no name but their place
          <li key={index}>
            {answer.trim() === '' && <span className={styles.none}>—</span>}
            {!isChoice &&
              (answer === 'true' || answer === 'false' ? t(`answer.${answer}`) : answer)}
            {isChoice &&
              [...answer].map((letter) => (
                <span key={letter} className={styles.option}>
                  <b>{letter}</b>
                  <RichText source={part?.options?.[letter.charCodeAt(0) - 65] ?? ''} />
                </span>
              ))}
          </li>
        );
      })}
    </ol>
  );
}

function answersIn(code: string): string[] | null {
  try {
    const found: unknown = JSON.parse(code);
    const isTexts = Array.isArray(found) && found.every((each) => typeof each === 'string');
    return isTexts ? found : null;
  } catch {
    return null;
  }
}
