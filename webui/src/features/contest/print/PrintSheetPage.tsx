import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { formatDateTime } from '../../../shared/lib/time';
import { useTitle } from '../../../shared/lib/useTitle';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { CodeSheets } from '../../../shared/ui/sheet/CodeSheets';
import { SheetPage } from '../../../shared/ui/sheet/Sheet';
import { printSheetQuery } from './printCalls';

/** /contest/:contestID/admin-print/:printID: a text as it goes to the printer, page by page. */
export default function PrintSheetPage() {
  const { t } = useTranslation('contestPrint');
  const { contestID = '', printID = '' } = useParams();
  const sheet = useQuery(printSheetQuery(Number(printID)));
  const found = sheet.data;
  const who = found && [found.job.username, found.job.realname].filter(Boolean).join(' · ');
  useTitle(who ?? t('sheet.bar'));
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
      {found && (
        <CodeSheets
          who={who ?? ''}
          about={`${found.contest} · ${formatDateTime(found.job.gmtCreate)}`}
          content={found.content}
          pageOf={(page, pages) => t('sheet.page', { page, pages })}
        />
      )}
    </SheetPage>
  );
}
