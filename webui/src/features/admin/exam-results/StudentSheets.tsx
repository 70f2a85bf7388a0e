import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Sheet } from '../../../shared/ui/sheet/Sheet';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { CorrectionNotes } from './CorrectedPoints';
import { type ExamPaper, type ExamRow, nameOf, papersQuery } from './resultQueries';
import styles from './sheets.module.css';
import type { Printed } from './usePrinted';

interface StudentSheetsProps {
  tid: number;
  printed: Printed;
  /** Whose alone; without one everybody's. */
  uid: string;
}

/** A paper for each student: what they sent, what counts, what came of it, with the receipts. */
export function StudentSheets({ tid, printed, uid }: StudentSheetsProps) {
  const papers = useQuery(papersQuery(tid, uid));
  if (papers.isPending) return <Skeleton lines={12} height={18} />;
  if (papers.isError) {
    return <ErrorState error={papers.error} onRetry={() => void papers.refetch()} />;
  }
  if (papers.data.length === 0) return <NoPaper title={printed.title} />;
  const rows = new Map(printed.rows.map((row) => [row.uid, row]));
  return papers.data.map((paper) => {
    const row = rows.get(paper.uid);
    return row && <StudentSheet key={paper.uid} paper={paper} row={row} title={printed.title} />;
  });
}

/** Before anybody has begun there is nothing to print, and the page says so. */
function NoPaper({ title }: { title: string }) {
  const { t } = useTranslation('adminExamResults');
  return (
    <>
      <h1 tabIndex={-1} className={layout.hiddenText}>
        {title}
      </h1>
      <EmptyState text={t('empty')} />
    </>
  );
}

interface StudentSheetProps {
  paper: ExamPaper;
  row: ExamRow;
  title: string;
}

function StudentSheet({ paper, row, title }: StudentSheetProps) {
  const { t } = useTranslation('adminExamResults');
  const about = [row.number, row.className, row.seat].filter(Boolean);
  return (
    <Sheet className={styles.sheet ?? ''}>
      <header>
        <h1 tabIndex={-1}>{nameOf(row)}</h1>
        <p>
          {[title, ...about].map((word) => (
            <span key={word} className={styles.word}>
              {word}
            </span>
          ))}
        </p>
        <p>{t('paper.total', { score: row.score, count: row.submissions })}</p>
      </header>
      <CorrectionNotes rows={[row]} />
      {paper.submissions.map((each) => (
        <section key={each.submitId} className={styles.submission}>
          <h2>
            {each.displayId} · {each.submitId}
            {each.counts && ` · ${t('paper.counts')}`}
          </h2>
          <p>
            {siteDateTime(each.submitTime)} · {each.language} · <code>{each.fingerprint}</code>{' '}
            <VerdictChip status={each.status} score={each.score} />
          </p>
          {each.counts && <pre className={styles.code}>{each.code}</pre>}
        </section>
      ))}
      <p className={styles.signature}>{t('paper.signature')}</p>
    </Sheet>
  );
}
