import type { TFunction } from 'i18next';
import type { ContestProblem } from '../../../entities/contest/contestQueries';
import { problemTitle } from '../../../entities/contest/contestRules';
import type { Place } from '../../../entities/place/place';
import { AcceptanceBar } from '../../../entities/problem/AcceptanceBar';
import { OwnStatus } from '../../../entities/problem/OwnStatus';
import { ProblemLink } from '../../../entities/problem/ProblemLink';
import type { Schemas } from '../../../shared/api/calls';
import type { Locale } from '../../../shared/i18n/locale';
import { verdictCodes } from '../../../shared/lib/verdict';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import layout from '../../../shared/ui/layout.module.css';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import styles from './ContestProblemListPage.module.css';

type OwnResult = Schemas['ProblemStatus'];

interface Shown {
  t: TFunction<['contestProblems', 'contest']>;
  locale: Locale;
  place: Place;
  /** OI: the own score stands in the place of the own mark. */
  hasScores: boolean;
  /** Without it counts are a question mark. */
  seesRealTime: boolean;
}

/** A row's state is the reader's own result. */
type ProblemColumn = DataColumn<ContestProblem, OwnResult | undefined>;

export function contestProblemColumns(shown: Shown): ProblemColumn[] {
  const { t, locale, place, hasScores, seesRealTime } = shown;
  const count = (value: number | null) =>
    seesRealTime && value !== null ? (
      value.toLocaleString(locale)
    ) : (
      <span title={t('unknown')}>?</span>
    );
  return [
    {
      id: 'own',
      head: <span className={layout.hiddenText}>{t('own')}</span>,
      className: hasScores ? styles.score : styles.mark,
      cell: (_problem, _at, result) =>
        hasScores ? (
          <OwnScore result={result} />
        ) : (
          <OwnStatus status={result?.status} form="sign" />
        ),
    },
    {
      id: 'id',
      head: t('id'),
      kind: 'id',
      className: styles.id,
      cell: ({ displayId, color }) => (
        <>
          {color && (
            <span className={styles.dot} style={{ background: color }} title={t('colour')} />
          )}
          {displayId}
        </>
      ),
    },
    {
      id: 'title',
      head: t('title'),
      className: styles.title,
      cell: (problem) => (
        <ProblemLink problem={{ place, problemId: problem.displayId }} className={styles.link}>
          {problemTitle(problem, locale)}
        </ProblemLink>
      ),
    },
    {
      id: 'ac',
      head: t('ac'),
      align: 'end',
      className: styles.count,
      cell: ({ ac }) => count(ac),
    },
    {
      id: 'total',
      head: t('total'),
      align: 'end',
      hide: 'narrow',
      className: styles.count,
      cell: ({ total }) => count(total),
    },
    {
      id: 'rate',
      head: t('rate'),
      hide: 'narrow',
      className: styles.rate,
      cell: ({ ac, total }) =>
        seesRealTime && ac !== null && total !== null ? (
          <AcceptanceBar accepted={ac} total={total} />
        ) : (
          count(null)
        ),
    },
  ];
}

/** Verdict and score of the own latest submission; nothing where there is none. */
function OwnScore({ result }: { result: OwnResult | undefined }) {
  if (!result || result.status === verdictCodes.notSubmitted) return null;
  return <VerdictChip status={result.status} score={result.score} />;
}
