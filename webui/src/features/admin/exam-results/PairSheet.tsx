import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Sheet } from '../../../shared/ui/sheet/Sheet';
import { nameOf } from './resultQueries';
import styles from './sheets.module.css';
import { linesOf, pairQuery, percentOf, type SimilarTexts } from './similarityQueries';

interface PairSheetProps {
  tid: number;
  left: string;
  right: string;
}

/** Two people's code side by side; what both have is marked and numbered. */
export function PairSheet({ tid, left, right }: PairSheetProps) {
  const { t } = useTranslation('adminExamResults');
  const pair = useQuery(pairQuery(tid, left, right));
  if (pair.isPending) return <Skeleton lines={12} height={18} />;
  if (pair.isError) return <ErrorState error={pair.error} onRetry={() => void pair.refetch()} />;
  const names = { left: nameOf(pair.data.left), right: nameOf(pair.data.right) };
  return pair.data.tasks.map((task) => (
    <Sheet key={task.displayId} className={styles.pair ?? ''}>
      <header>
        <h1 tabIndex={-1}>{t('similarity.two', names)}</h1>
        <p>
          {t('similarity.sheet', {
            title: pair.data.title,
            problem: task.displayId,
            percent: percentOf(task.share),
          })}
        </p>
      </header>
      <div className={styles.sides}>
        <Side task={task} side="left" name={names.left} />
        <Side task={task} side="right" name={names.right} />
      </div>
    </Sheet>
  ));
}

interface SideProps {
  task: SimilarTexts;
  side: 'left' | 'right';
  name: string;
}

function Side({ task, side, name }: SideProps) {
  const { submitId, code } = task[side];
  const places = task.passages.map(
    (each) =>
      [
        side === 'left' ? each.leftStart : each.rightStart,
        side === 'left' ? each.leftEnd : each.rightEnd,
      ] as const,
  );
  return (
    <section>
      <h2>
        {name} · {submitId}
      </h2>
      <pre className={styles.code}>
        {linesOf(code, places).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing else than its number
          <span key={index} className={styles.line}>
            {line.map(({ start, text, passage }) =>
              passage === null ? (
                text
              ) : (
                <mark key={start} className={styles.passage} data-passage={passage % 4}>
                  {start === places[passage]?.[0] && <sup>{passage + 1}</sup>}
                  {text}
                </mark>
              ),
            )}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
