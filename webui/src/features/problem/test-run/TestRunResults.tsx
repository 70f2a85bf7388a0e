import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { describeVerdict, verdictCodes } from '../../../shared/lib/verdict';
import { Button } from '../../../shared/ui/Button';
import { verdictLooks } from '../../../shared/ui/VerdictChip';
import type { Example } from '../parseExamples';
import type { Solution } from '../useSolution';
import styles from './TestRunPanel.module.css';
import { TestRunResultView } from './TestRunResultView';
import type { TestRunResult } from './testRunCalls';
import type { SampleRound } from './useSampleRound';
import type { TestRunInHand } from './useTestRun';

interface TestRunResultsProps {
  inHand: TestRunInHand;
  /** Null after a single run. */
  round: SampleRound | null;
  samples: readonly Example[];
  solution: Pick<Solution, 'language' | 'readCode'>;
  onLine: (line: number) => void;
  onSaid: (message: string) => void;
}

/** The result of one run, or of each sample with the first that failed in front. */
export function TestRunResults({ inHand, round, ...around }: TestRunResultsProps) {
  const { t } = useTranslation(['problem', 'shell']);
  const [chosen, setChosen] = useState<number | null>(null);
  const isNew = round !== null && round.results.length === 0;
  useOnChange(() => setChosen(null), isNew);
  if (round === null) {
    const { result, isRunning } = inHand;
    return <TestRunResultView {...{ inHand, result, isRunning }} {...around} />;
  }
  const { results } = round;
  const passed = results.filter(isPassed).length;
  const failed = results.findIndex((each) => !isPassed(each));
  const shown = chosen ?? (failed < 0 ? 0 : failed);
  const result = results[shown] ?? null;
  return (
    <>
      <div className={styles.round}>
        <fieldset className={styles.choices} aria-label={t('testRun.samples')}>
          {around.samples.map((_, index) => (
            <SampleButton
              // biome-ignore lint/suspicious/noArrayIndexKey: samples have no other name
              key={index}
              number={index + 1}
              result={results[index] ?? null}
              isShown={index === shown}
              onShow={() => setChosen(index)}
            />
          ))}
        </fieldset>
        {!round.isRunning && !results.some(isUncertain) && (
          <span className={styles.note} role="status">
            {t('testRun.passedSamples', { passed, total: around.samples.length })}
          </span>
        )}
      </div>
      <TestRunResultView
        inHand={inHand}
        result={result}
        isRunning={round.isRunning && result === null}
        {...around}
      />
    </>
  );
}

const isPassed = ({ status }: TestRunResult) => status === verdictCodes.accepted;
/** Where several answers are right, a sample's own answer decides nothing. */
const isUncertain = ({ problemJudgeMode, status }: TestRunResult) =>
  problemJudgeMode === 'spj' &&
  (status === verdictCodes.accepted || status === verdictCodes.wrongAnswer);

interface SampleButtonProps {
  number: number;
  /** Null while it has none. */
  result: TestRunResult | null;
  isShown: boolean;
  onShow: () => void;
}

function SampleButton({ number, result, isShown, onShow }: SampleButtonProps) {
  const { t } = useTranslation(['problem', 'shell']);
  const verdict = result && !isUncertain(result) ? describeVerdict(result.status) : null;
  const { icon } = verdict ? verdictLooks[verdict.look] : { icon: undefined };
  return (
    <Button
      size="small"
      aria-pressed={isShown}
      disabled={result === null}
      title={verdict ? t(`shell:verdict.${verdict.key}`) : undefined}
      className={styles[verdict?.look ?? 'waiting'] ?? ''}
      {...(icon && { icon })}
      onClick={onShow}
    >
      {t('testRun.sample', { number })}
    </Button>
  );
}
