import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Radio } from '../../../shared/ui/Radio';
import { TextInput } from '../../../shared/ui/TextInput';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { type FormPart, letterOf, toggled } from './answers';
import styles from './objective.module.css';

interface PartAnswerProps {
  /** Names the fields of this question. */
  id: string;
  part: FormPart;
  answer: string;
  onAnswer: (answer: string) => void;
}

const longestBlank = 1000;

/** What one question is answered with. */
export function PartAnswer({ id, part, answer, onAnswer }: PartAnswerProps) {
  const { t } = useTranslation('problemObjective');
  if (part.kind === 'blank') {
    return (
      <TextInput
        className={styles.blank ?? ''}
        aria-labelledby={`${id}-name ${id}-stem`}
        placeholder={t('answer')}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestBlank}
        value={answer}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  }
  const clear = answer !== '' && part.kind !== 'multiple' && (
    <Button
      kind="quiet"
      size="small"
      className={styles.clear ?? ''}
      aria-label={t('clear', { number: part.index + 1 })}
      onClick={() => onAnswer('')}
    >
      {t('clearShort')}
    </Button>
  );
  if (part.kind === 'judge') {
    return (
      <div className={styles.options}>
        {(['true', 'false'] as const).map((value) => (
          <Radio
            key={value}
            name={id}
            label={t(value)}
            checked={answer === value}
            onChange={() => onAnswer(value)}
          />
        ))}
        {clear}
      </div>
    );
  }
  return (
    <div className={styles.options}>
      {(part.options ?? []).map((option, index) => {
        const letter = letterOf(index);
        return part.kind === 'single' ? (
          <Radio
            key={letter}
            name={id}
            label={<Option letter={letter} text={option} />}
            checked={answer === letter}
            onChange={() => onAnswer(letter)}
          />
        ) : (
          <Checkbox
            key={letter}
            label={<Option letter={letter} text={option} />}
            checked={answer.includes(letter)}
            onChange={() => onAnswer(toggled(answer, letter))}
          />
        );
      })}
      {clear}
    </div>
  );
}

function Option({ letter, text }: { letter: string; text: string }) {
  return (
    <span className={styles.option}>
      <b>{letter}.</b>
      <RichText source={text} />
    </span>
  );
}
