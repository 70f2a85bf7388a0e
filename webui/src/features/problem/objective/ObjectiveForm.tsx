import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../../shared/lib/useSteady';
import { Chip } from '../../../shared/ui/Chip';
import { IconCircleCheck, IconCircleX } from '../../../shared/ui/icons';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { type FormPart, type PartResult, withAnswer } from './answers';
import styles from './objective.module.css';
import { PartAnswer } from './PartAnswer';

interface ObjectiveFormProps {
  form: readonly FormPart[];
  /** One for each question. */
  answers: readonly string[];
  onAnswers: (answers: string[]) => void;
  /** What the answers that were sent last came to, where that is told. */
  results: readonly PartResult[] | null;
  isClosed?: boolean;
}

/** The questions in their order, wherever they are asked. */
export function ObjectiveForm({
  form,
  answers,
  onAnswers,
  results,
  isClosed = false,
}: ObjectiveFormProps) {
  const change = useSteady((index: number, answer: string) =>
    onAnswers(withAnswer(answers, index, answer)),
  );
  return (
    <div className={styles.form}>
      {form.map((part, index) => {
        const result = results?.[index];
        return (
          <Question
            key={part.index}
            part={part}
            answer={answers[index] ?? ''}
            // A mark is of the answer that was sent, not of another one that stands there now.
            result={result?.answer === answers[index] ? result : undefined}
            isClosed={isClosed}
            onAnswer={change}
          />
        );
      })}
    </div>
  );
}

interface QuestionProps {
  part: FormPart;
  answer: string;
  result: PartResult | undefined;
  isClosed: boolean;
  onAnswer: (index: number, answer: string) => void;
}

/** A key in one question draws no other. */
const Question = memo(function Question({
  part,
  answer,
  result,
  isClosed,
  onAnswer,
}: QuestionProps) {
  const { t } = useTranslation('problemObjective');
  const id = `question-${part.index}`;
  const isRight = result?.status === 0;
  return (
    <fieldset className={styles.part} id={id} disabled={isClosed}>
      <legend id={`${id}-name`} className={styles.name}>
        {t('number', { number: part.index + 1 })}
        <span className={styles.kind}>
          {t(`kind.${part.kind}`)} · {t('points', { count: part.score })}
        </span>
        {result && (
          <Chip
            tone={isRight ? 'good' : 'bad'}
            icon={isRight ? IconCircleCheck : IconCircleX}
            className={styles.mark ?? ''}
          >
            {isRight ? t('right', { score: result.score }) : t('wrong')}
          </Chip>
        )}
      </legend>
      <div id={`${id}-stem`}>
        <RichText source={part.stem} />
      </div>
      <PartAnswer
        id={id}
        part={part}
        answer={answer}
        onAnswer={(next) => onAnswer(part.index, next)}
      />
    </fieldset>
  );
});
