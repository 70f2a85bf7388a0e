import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../entities/place/place';
import { ownStatusQuery } from '../../entities/problem/problemQueries';
import { useLocale } from '../../shared/i18n/useLocale';
import { verdictCodes } from '../../shared/lib/verdict';
import { Chip } from '../../shared/ui/Chip';
import { DifficultyChip } from '../../shared/ui/DifficultyChip';
import { IconCheck } from '../../shared/ui/icons';
import { VerdictChip } from '../../shared/ui/VerdictChip';
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
  const limits = shownLimits(problem, language);
  const doubled = limits.isDoubled ? t('meta.doubled', { language }) : undefined;
  return (
    <header>
      <div className={styles.titleRow}>
        <h1 tabIndex={-1} className={styles.title}>
          {problem.problemId} {title}
        </h1>
        {problem.difficulty !== null && <DifficultyChip difficulty={problem.difficulty} />}
        {isLoggedIn && <OwnStatus place={info.place} pid={problem.id} />}
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
        {problem.author && <Fact name={t('meta.author')}>{problem.author}</Fact>}
        {problem.source && <Fact name={t('meta.source')}>{problem.source}</Fact>}
        <Fact name={t('meta.accepted')}>
          {problemCount.ac.toLocaleString(locale)} / {problemCount.total.toLocaleString(locale)}
        </Fact>
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

function OwnStatus({ place, pid }: { place: Place; pid: number }) {
  const { t } = useTranslation('problem');
  const own = useQuery(ownStatusQuery(place, [pid]));
  const status = own.data?.[pid]?.status;
  if (status === undefined || status === verdictCodes.notSubmitted) return null;
  if (status !== verdictCodes.accepted) return <VerdictChip status={status} />;
  return (
    <Chip tone="good" icon={IconCheck}>
      {t('meta.solved')}
    </Chip>
  );
}
