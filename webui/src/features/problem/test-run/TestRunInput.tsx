import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Button } from '../../../shared/ui/Button';
import { Field } from '../../../shared/ui/Field';
import { TextArea } from '../../../shared/ui/TextArea';
import { codeLength } from '../codeRules';
import type { Example } from '../parseExamples';
import { longestInput } from './samples';
import styles from './TestRunPanel.module.css';
import { TestRunText } from './TestRunText';

interface TestRunInputProps {
  samples: readonly Example[];
  /** The sample that the input is, counted from 0; null for an input of one's own. */
  chosen: number | null;
  input: string;
  expected: string | null;
  onChoose: (sample: number | null) => void;
  /** Something was written: an input of one's own. */
  onInput: (input: string) => void;
}

/** A sample to choose, or an input to write. */
export function TestRunInput({
  samples,
  chosen,
  input,
  expected,
  onChoose,
  onInput,
}: TestRunInputProps) {
  const { t } = useTranslation('problem');
  const locale = useLocale();
  const area = useRef<HTMLTextAreaElement>(null);
  const length = codeLength(input);
  const limit = longestInput.toLocaleString(locale);
  const writeOwn = () => {
    onChoose(null);
    area.current?.focus();
  };
  return (
    <>
      <fieldset className={styles.choices} aria-label={t('testRun.choose')}>
        {samples.map((_, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal, and their order stays
            key={index}
            size="small"
            kind={chosen === index ? 'primary' : 'plain'}
            aria-pressed={chosen === index}
            onClick={() => onChoose(index)}
          >
            {t('testRun.sample', { number: index + 1 })}
          </Button>
        ))}
        <Button
          size="small"
          kind={chosen === null ? 'primary' : 'plain'}
          aria-pressed={chosen === null}
          onClick={writeOwn}
        >
          {t('testRun.own')}
        </Button>
      </fieldset>
      <div className={styles.texts}>
        <Field
          label={t('testRun.input')}
          hint={t('testRun.length', { length: length.toLocaleString(locale), limit })}
          error={length > longestInput ? t('testRun.tooLong', { limit }) : undefined}
        >
          <TextArea
            ref={area}
            isMono
            rows={5}
            spellCheck={false}
            value={input}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        </Field>
        {expected === null ? (
          <p className={styles.note}>{t('testRun.nothingExpected')}</p>
        ) : (
          <TestRunText title={t('testRun.expected')} text={expected} />
        )}
      </div>
    </>
  );
}
