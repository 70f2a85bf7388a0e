import { useTranslation } from 'react-i18next';
import { formatMemory, formatRunTime } from '../../../shared/lib/time';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { describeVerdict, verdictCodes } from '../../../shared/lib/verdict';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconCheck } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import CompileHints from '../CompileHints';
import { JudgeMessage } from '../JudgeMessage';
import type { Example } from '../parseExamples';
import type { Solution } from '../useSolution';
import { firstDifference } from './firstDifference';
import { sampleOf } from './samples';
import styles from './TestRunPanel.module.css';
import { TestRunText } from './TestRunText';
import type { TestRunResult } from './testRunCalls';
import type { TestRunInHand } from './useTestRun';

interface TestRunResultViewProps {
  inHand: TestRunInHand;
  /** What is shown of it, or of a round of samples. */
  result: TestRunResult | null;
  isRunning: boolean;
  samples: readonly Example[];
  solution: Pick<Solution, 'language' | 'readCode'>;
  onLine: (line: number) => void;
  onSaid: (message: string) => void;
}

/** What the last run showed; nothing yet, running, a compiler's message, or a program's output. */
export function TestRunResultView({
  inHand,
  result,
  isRunning,
  samples,
  solution,
  onLine,
  onSaid,
}: TestRunResultViewProps) {
  const { t } = useTranslation(['problem', 'shell']);
  useOnChange(() => {
    if (result) onSaid([result.warnings, result.stderr].filter(Boolean).join('\n'));
  }, result);
  if (isRunning) {
    return (
      <p role="status" className={styles.running}>
        <Spinner /> {t('testRun.running')}
      </p>
    );
  }
  if (inHand.error !== null && result === null) {
    return (
      <Notice tone="bad">
        {inHand.error instanceof Error ? inHand.error.message : t('testRun.stopped')}{' '}
        <Button size="small" onClick={inHand.askAgain}>
          {t('shell:kit.retry')}
        </Button>
      </Notice>
    );
  }
  if (result === null) return <EmptyState text={t('testRun.notYet')} />;
  if (result.status === verdictCodes.compileError) {
    return (
      <div className={styles.card} data-look="compile">
        <div className={styles.status} role="status">
          <VerdictChip status={result.status} />
          <span>{t('testRun.compileFailed')}</span>
        </div>
        <CompileHints message={result.stderr ?? ''} {...solution} onLine={onLine} />
        <JudgeMessage text={result.stderr ?? ''} onLine={onLine} />
      </div>
    );
  }
  return <Ended result={result} samples={samples} onLine={onLine} />;
}

interface EndedProps {
  result: TestRunResult;
  samples: readonly Example[];
  onLine: (line: number) => void;
}

function Ended({ result, samples, onLine }: EndedProps) {
  const { t } = useTranslation(['problem', 'shell']);
  const { accepted, wrongAnswer } = verdictCodes;
  const isUncertain =
    result.problemJudgeMode === 'spj' && [accepted, wrongAnswer].some((e) => e === result.status);
  const sample = sampleOf(samples, result.userInput ?? '');
  const isPassed = result.status === accepted && !isUncertain && sample !== null;
  // Without anything to compare with, green would say more than is known.
  const isFinished = result.status === accepted && !isUncertain && result.expectedOutput === null;
  const expected = result.expectedOutput ?? '';
  const difference =
    result.status === wrongAnswer && !isUncertain
      ? firstDifference(expected, result.userOutput ?? '')
      : null;
  const look = isUncertain ? 'uncertain' : describeVerdict(result.status).look;
  return (
    <div className={styles.card} data-look={isFinished ? 'finished' : look}>
      <div className={styles.status} role="status">
        {isFinished && <Chip icon={IconCheck}>{t('testRun.finished')}</Chip>}
        {isUncertain && (
          <>
            <Chip tone="info" icon={IconCheck}>
              {t('testRun.success')}
            </Chip>
            <strong>{t('testRun.uncertain')}</strong>
          </>
        )}
        {!isUncertain && !isFinished && <VerdictChip status={result.status} />}
        {isPassed && <strong>{t('testRun.passedSample', { number: sample + 1 })}</strong>}
        {difference && (
          <strong className={styles.difference}>
            {t('shell:sample.difference', { line: difference.line, column: difference.column })}
          </strong>
        )}
        <span className={styles.note}>
          {formatRunTime(result.time)} · {formatMemory(result.memory)}
        </span>
      </div>
      {isUncertain && <p className={styles.note}>{t('testRun.uncertainWhy')}</p>}
      {isFinished && <p className={styles.note}>{t('testRun.nothingExpected')}</p>}
      <div className={styles.texts}>
        <TestRunText title={t('testRun.input')} text={result.userInput ?? ''} />
        <TestRunText
          title={t('testRun.output')}
          text={result.userOutput ?? ''}
          difference={difference}
        />
        {result.expectedOutput !== null && (
          <TestRunText title={t('testRun.expected')} text={expected} difference={difference} />
        )}
        {result.explanation && <p className={styles.note}>{result.explanation}</p>}
        {result.stderr && (
          <TestRunText title={t('testRun.error')} text={result.stderr} onLine={onLine} />
        )}
        {result.warnings && (
          <TestRunText title={t('testRun.warnings')} text={result.warnings} onLine={onLine} />
        )}
      </div>
    </div>
  );
}
