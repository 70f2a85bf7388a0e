import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { formatDateTime } from '../../../shared/lib/time';
import { useTitle } from '../../../shared/lib/useTitle';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Sheet, SheetPage } from '../../../shared/ui/sheet/Sheet';
import styles from './PrintSheetPage.module.css';
import { printSheetQuery } from './printCalls';
import { type NumberedLine, pagesOf } from './printRules';

/** /contest/:contestID/admin-print/:printID: a text as it goes to the printer, page by page. */
export default function PrintSheetPage() {
  const { t } = useTranslation('contestPrint');
  const { contestID = '', printID = '' } = useParams();
  const sheet = useQuery(printSheetQuery(Number(printID)));
  const found = sheet.data;
  const who = found && [found.job.username, found.job.realname].filter(Boolean).join(' · ');
  useTitle(who ?? t('sheet.bar'));
  const pages = found ? pagesOf(found.content) : [];
  return (
    <SheetPage
      label={t('sheet.bar')}
      back={{ href: to('ContestAdminPrint', { contestID }), words: t('sheet.back') }}
      print={t('sheet.print')}
      isReady={Boolean(found)}
    >
      {!found && (
        <h1 tabIndex={-1} className={layout.hiddenText}>
          {t('sheet.bar')}
        </h1>
      )}
      {sheet.isError && <ErrorState error={sheet.error} onRetry={() => void sheet.refetch()} />}
      {sheet.isPending && <Skeleton lines={12} height={18} />}
      {found &&
        pages.map((lines, at) => (
          <Sheet key={lines[0]?.number} className={styles.sheet ?? ''}>
            <header className={styles.head}>
              <h1 tabIndex={-1}>{who}</h1>
              <p>
                {found.contest} · {formatDateTime(found.job.gmtCreate)} ·{' '}
                {t('sheet.page', { page: at + 1, pages: pages.length })}
              </p>
            </header>
            <Lines lines={lines} />
          </Sheet>
        ))}
    </SheetPage>
  );
}

function Lines({ lines }: { lines: readonly NumberedLine[] }) {
  return (
    <table className={styles.lines}>
      <tbody>
        {lines.map(({ number, text }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
