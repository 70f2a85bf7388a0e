import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleX } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { type ExportFormat, formatName } from '../packageFormats';
import styles from './export.module.css';
import { isImpossible, type ProblemLosses } from './exportCalls';

interface LossListProps {
  problems: readonly ProblemLosses[];
  format: ExportFormat;
}

/** What the format cannot hold, problem by problem; those it cannot hold at all come first. */
export function LossList({ problems, format }: LossListProps) {
  const { t } = useTranslation('adminExport');
  const name = formatName(format) ?? t('plainFiles');
  const impossible = problems.filter(isImpossible);
  const others = problems.filter((problem) => !isImpossible(problem));
  const place = useRef<HTMLElement>(null);
  // It appears below the formats, where nobody may be looking.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' }), []);
  return (
    <section ref={place} className={styles.losses} role="status">
      {impossible.length > 0 && (
        <>
          <Notice tone="bad">{t('impossible', { count: impossible.length, format: name })}</Notice>
          <ProblemLossList problems={impossible} />
        </>
      )}
      {others.length > 0 && (
        <>
          <Notice tone="warn">{t('lossy', { count: others.length, format: name })}</Notice>
          <ProblemLossList problems={others} />
        </>
      )}
    </section>
  );
}

function ProblemLossList({ problems }: { problems: readonly ProblemLosses[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem.pid}>
          <b>{problem.problemId}</b>
          <ul>
            {problem.losses.map((loss) => {
              const isRefused = loss.err === 'exchange.refused';
              return (
                <li
                  key={`${loss.field} ${loss.msg}`}
                  className={styles[isRefused ? 'bad' : 'warn']}
                >
                  <Icon icon={isRefused ? IconCircleX : IconAlertTriangle} size={14} />
                  <span>{loss.msg}</span>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
