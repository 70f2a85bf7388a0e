import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmissionLink } from '../../entities/submission/SubmissionLink';
import { casesQuery, messageQuery } from '../../entities/submission/submissionQueries';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import { useOnChange } from '../../shared/lib/useOnChange';
import { describeVerdict, verdictCodes } from '../../shared/lib/verdict';
import { Button } from '../../shared/ui/Button';
import { IconButton } from '../../shared/ui/IconButton';
import { IconChevronDown, IconChevronUp, IconX } from '../../shared/ui/icons';
import { lazyPart } from '../../shared/ui/lazyPart';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { AskAbout } from './askParts';
import { CaseComment } from './CaseComment';
import { CaseCount } from './CaseCount';
import { ClosedCases } from './ClosedCases';
import { DockDivider } from './dock/DockDivider';
import type { Dock } from './dock/useDock';
import { JudgeMessage } from './JudgeMessage';
import { NextProblem } from './NextProblem';
import { QueuePlace } from './QueuePlace';
import type { ProblemInfo, Submission } from './types';
import type { Solution } from './useSolution';
import type { SubmissionInHand } from './useSubmission';
import { VerdictAnnouncement } from './VerdictAnnouncement';
import styles from './VerdictPanel.module.css';

const CaseResults = lazyPart(() => import('./CaseResults'));
const CompileHints = lazyPart(() => import('./CompileHints'), { missing: 'nothing' });

interface VerdictPanelProps {
  inHand: SubmissionInHand;
  dock: Dock;
  info: ProblemInfo;
  solution: Pick<Solution, 'language' | 'readCode'>;
  /** Jumps to a line of the code. */
  onLine: (line: number) => void;
  /** Hears what the compiler says, to mark the lines that it names. */
  onSaid: (message: string) => void;
}

/** Verdicts that come with a text instead of cases. */
const speaking: number[] = [
  verdictCodes.compileError,
  verdictCodes.systemError,
  verdictCodes.submitFailed,
];

/** How what was submitted last fares; a line alone while the reader does something else. */
export function VerdictPanel(props: VerdictPanelProps) {
  const { submission } = props.inHand;
  return (
    <>
      {props.dock.showsVerdict && <Progress {...props} submission={submission} />}
      <VerdictAnnouncement submission={submission} />
    </>
  );
}

function Progress({
  inHand,
  dock,
  info,
  solution,
  submission,
  onLine,
  onSaid,
}: VerdictPanelProps & { submission: Submission | null }) {
  const { t } = useTranslation(['problem', 'shell']);
  const isOpen = dock.open === 'verdict';
  const status = submission?.status ?? verdictCodes.submitting;
  const { isInProgress, look } = describeVerdict(status);
  const speaks = speaking.includes(status);
  const isHidden = status === verdictCodes.hidden;
  const cases = useQuery({
    ...casesQuery(submission?.submitId ?? 0, 0),
    enabled: isOpen && submission !== null && !isInProgress && !speaks && !isHidden,
  });
  const message = useQuery({
    ...messageQuery(submission?.submitId ?? 0),
    enabled: isOpen && submission !== null && speaks,
  });
  const panel = useRef<HTMLElement>(null);
  const news = `${isOpen} ${status} ${cases.data !== undefined} ${message.data !== undefined}`;
  // On a phone the panel stands below the editor: whoever submits must see it, also when it grows.
  useOnChange(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, news);
  const said = (speaks && message.data) || '';
  useOnChange(() => onSaid(said), said, submission?.submitId);

  return (
    <>
      {isOpen && <DockDivider />}
      <section
        ref={panel}
        className={styles.panel}
        data-look={look}
        data-open={isOpen || undefined}
        aria-label={t('verdict.label')}
      >
        <div className={styles.head}>
          {isHidden ? (
            <strong>{t('contest.submitted')}</strong>
          ) : (
            <VerdictChip status={status} score={submission?.score} />
          )}
          {cases.data && <CaseCount cases={cases.data} />}
          {submission && isInProgress && <QueuePlace submission={submission} />}
          {submission && !isInProgress && !speaks && !isHidden && (
            <span className={styles.facts}>
              {formatRunTime(submission.time)} · {formatMemory(submission.memory)} · #
              {submission.submitId}
            </span>
          )}
          <span className={styles.tools}>
            {status === verdictCodes.accepted && isOpen && <NextProblem info={info} />}
            {submission && <SubmissionLink row={submission}>{t('verdict.detail')}</SubmissionLink>}
            <IconButton
              icon={isOpen ? IconChevronDown : IconChevronUp}
              label={t(isOpen ? 'verdict.fold' : 'verdict.unfold')}
              aria-expanded={isOpen}
              onClick={() => dock.toggle('verdict')}
            />
            {submission && (
              <IconButton icon={IconX} label={t('verdict.close')} onClick={dock.closeVerdict} />
            )}
          </span>
        </div>
        {inHand.pollError !== null && (
          <p className={styles.stopped}>
            {t('verdict.stopped')}{' '}
            <Button size="small" onClick={inHand.askAgain}>
              {t('shell:kit.retry')}
            </Button>
          </p>
        )}
        {isOpen && cases.data && <CaseResults cases={cases.data} />}
        {isOpen && cases.data && <CaseComment cases={cases.data} />}
        {isOpen && cases.data === null && !isInProgress && !speaks && <ClosedCases />}
        {isOpen && said && status === verdictCodes.compileError && (
          <CompileHints message={said} {...solution} onLine={onLine} />
        )}
        {isOpen && submission && <AskAbout info={info} submission={submission} />}
        {isOpen && said && <JudgeMessage text={said} onLine={onLine} />}
      </section>
    </>
  );
}
