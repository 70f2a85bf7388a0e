import { useTranslation } from 'react-i18next';
import { formatMemory, formatRunTime } from '../../../shared/lib/time';
import { describeVerdict, verdictCodes } from '../../../shared/lib/verdict';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconCheck } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { JudgeMessage } from '../JudgeMessage';
import type { Example } from '../parseExamples';
import { sampleOf } from './samples';
import styles from './TestRunPanel.module.css';
import { TestRunText } from './TestRunText';
import type { TestRunResult } from './testRunCalls';
import type { TestRunInHand } from './useTestRun';

interface TestRunResultViewProps {
  inHand: TestRunInHand;
  samples: readonly Example[];
  onLine: (line: number) => void;
}

/** What the last run showed; nothing yet, running, a compiler's message, or a program's output. */
export function TestRunResultView({ inHand, samples, onLine }: TestRunResultViewProps) {
  const { t } = useTranslation(['problem', 'shell']);
  const { result } = inHand;
  if (inHand.isRunning) {
    return (
      <p role="status" className={styles.running}>
        <Spinner /> {t('testRun.running')}
      </p>
    );
  }
  if (inHand.error !== null) {
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
        <JudgeMessage text={result.stderr ?? ''} onLine={onLine} />
      </div>
    );
  }
  return <Ended result={result} samples={samples} />;
}

function Ended({ result, samples }: { result: TestRunResult; samples: readonly Example[] }) {
  const { t } = useTranslation('problem');
  const { accepted, wrongAnswer } = verdictCodes;
  const isUncertain =
    result.problemJudgeMode === 'spj' && [accepted, wrongAnswer].some((e) => e === result.status);
  const sample = sampleOf(samples, result.userInput ?? '');
  const isPassed = result.status === accepted && !isUncertain && sample !== null;
  return (
    <div
      className={styles.card}
      data-look={isUncertain ? 'uncertain' : describeVerdict(result.status).look}
    >
      <div className={styles.status} role="status">
        {isUncertain ? (
          <>
            <Chip tone="info" icon={IconCheck}>
              {t('testRun.success')}
            </Chip>
            <strong>{t('testRun.uncertain')}</strong>
          </>
        ) : (
          <VerdictChip status={result.status} />
        )}
        {isPassed && <strong>{t('testRun.passedSample', { number: sample + 1 })}</strong>}
        <span className={styles.note}>
          {formatRunTime(result.time)} · {formatMemory(result.memory)}
        </span>
      </div>
      {isUncertain && <p className={styles.note}>{t('testRun.uncertainWhy')}</p>}
      {result.status === accepted && result.expectedOutput === null && !isUncertain && (
        <p className={styles.note}>{t('testRun.nothingExpected')}</p>
      )}
      <div className={styles.texts}>
        <TestRunText title={t('testRun.input')} text={result.userInput ?? ''} />
        <TestRunText title={t('testRun.output')} text={result.userOutput ?? ''} />
        {result.expectedOutput !== null && (
          <TestRunText title={t('testRun.expected')} text={result.expectedOutput} />
        )}
        {result.stderr && <TestRunText title={t('testRun.error')} text={result.stderr} />}
      </div>
    </div>
  );
}
