import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { SheetPage } from '../../../shared/ui/sheet/Sheet';
import { PairSheet } from './PairSheet';
import { ResultsSheet } from './ResultsSheet';
import { SignatureSheet } from './SignatureSheet';
import { StudentSheets } from './StudentSheets';
import { type Printed, usePrinted } from './usePrinted';

/** /admin/timedwork/:workId/results/print: what an exam came to, on paper. */
export default function ExamPrintPage() {
  const { t } = useTranslation('adminExamResults');
  const { workId = '' } = useParams();
  const { filters } = useAddress({ sheet: 'results', version: 0, left: '', right: '', uid: '' });
  const printed = usePrinted(Number(workId), filters.version);
  const found = printed.data;
  useTitle(found?.title ?? t('title'));
  return (
    <SheetPage
      label={t('paper.bar')}
      back={{ href: to('AdminExamResults', { workId }), words: t('paper.back') }}
      print={t('print')}
      isReady={Boolean(found)}
    >
      {!found && (
        <h1 tabIndex={-1} className={layout.hiddenText}>
          {t('title')}
        </h1>
      )}
      {printed.error && <ErrorState error={printed.error} onRetry={printed.retry} />}
      {!found && !printed.error && <Skeleton lines={12} height={18} />}
      {found && <Paper tid={Number(workId)} printed={found} {...filters} />}
    </SheetPage>
  );
}

interface PaperProps {
  tid: number;
  printed: Printed;
  sheet: string;
  left: string;
  right: string;
  uid: string;
}

function Paper({ tid, printed, sheet, left, right, uid }: PaperProps) {
  if (sheet === 'signatures') return <SignatureSheet printed={printed} />;
  if (sheet === 'students') return <StudentSheets tid={tid} printed={printed} uid={uid} />;
  if (sheet === 'pair') return <PairSheet tid={tid} left={left} right={right} />;
  return <ResultsSheet printed={printed} />;
}
