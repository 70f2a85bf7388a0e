import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useContestHere } from '../../entities/contest/ContestContext';
import type { Place } from '../../entities/place/place';
import { DifficultyChip } from '../../entities/problem/DifficultyChip';
import { OwnStatus } from '../../entities/problem/OwnStatus';
import { useOwnStatus } from '../../entities/problem/useOwnStatus';
import { useTimedWorkHere } from '../../entities/timed-work/TimedWorkContext';
import { Username } from '../../entities/user/Username';
import { useLocale } from '../../shared/i18n/useLocale';
import { isInProgress, verdictCodes } from '../../shared/lib/verdict';
import { Link } from '../../shared/ui/Link';
import { useHidesResults } from './contest/useHidesResults';
import { FileIoButton } from './FileIoButton';
import { hasLimits, shownLimits } from './limits';
import styles from './Statement.module.css';
import type { ProblemInfo } from './types';

interface StatementHeadProps {
  info: ProblemInfo;
  title: string;
  language: string;
  isLoggedIn: boolean;
}

export function StatementHead({ info, title, language, isLoggedIn }: StatementHeadProps) {
  const { t } = useTranslation('problem');
  const { problem, problemCount } = info;
  const locale = useLocale();
  const seesCounts = useContestHere()?.seesRealTime ?? true;
  // A work tells no counts before one's own end: a nought would say something that is not so.
  const hasCounts = useTimedWorkHere()?.seesResults ?? true;
  const limits = shownLimits(problem, language);
  const doubled = limits.isDoubled ? t('meta.doubled', { language }) : undefined;
  return (
    <header>
      <div className={styles.titleRow}>
        <h1 tabIndex={-1} className={styles.title}>
          {problem.problemId} {title}
        </h1>
        {problem.difficulty !== null && <DifficultyChip difficulty={problem.difficulty} />}
        {isLoggedIn && (
          <span data-no-print>
            <OwnChip place={info.place} pid={problem.id} />
          </span>
        )}
      </div>
      <dl className={styles.meta}>
        {hasLimits(problem) && (
          <>
            <Fact name={t('meta.time')} title={doubled}>
              {limits.time} ms
            </Fact>
            <Fact name={t('meta.memory')} title={doubled}>
              {limits.memory} MB
            </Fact>
          </>
        )}
        {problem.ioScore !== null && problem.type === 1 && (
          <Fact name={t('meta.score')}>{problem.ioScore}</Fact>
        )}
        {problem.author && (
          <Fact name={t('meta.author')}>
            <Username name={problem.author} />
          </Fact>
        )}
        {problem.source && (
          <Fact name={t('meta.source')}>
            <SourceLink place={info.place} source={problem.source} />
          </Fact>
        )}
        {hasCounts && (
          <Fact name={t('meta.accepted')}>
            {seesCounts
              ? `${problemCount.ac.toLocaleString(locale)} / ${problemCount.total.toLocaleString(locale)}`
              : '? / ?'}
          </Fact>
        )}
      </dl>
      {problem.isFileIO && <FileIoButton problem={problem} />}
    </header>
  );
}

interface FactProps {
  name: string;
  title?: string | undefined;
  children: ReactNode;
}

function Fact({ name, title, children }: FactProps) {
  return (
    <div title={title}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OwnChip({ place, pid }: { place: Place; pid: number }) {
  const status = useOwnStatus(place, [pid])(pid);
  // That it is still judged would be the first word of a result which does not come.
  const isKeptBack = useHidesResults() && status !== undefined && isInProgress(status);
  return <OwnStatus status={isKeptBack ? verdictCodes.hidden : status} form="chip" />;
}

/** Leads to the other problems of the bank with the same source. */
function SourceLink({ place, source }: { place: Place; source: string }) {
  if (place.kind !== 'practice') return source;
  return <Link href={to('ProblemList', {}, { source })}>{source}</Link>;
}
