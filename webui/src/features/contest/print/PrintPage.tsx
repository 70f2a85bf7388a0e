import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { ContestPageHead } from '../ContestPageHead';
import { LaterPrintForm } from './laterPrintForm';

/** /contest/:contestID/print (S2 §2) */
export default function PrintPage() {
  const { t } = useTranslation('contest');
  return (
    <>
      <ContestPageHead title={t('tabs.print')} />
      <Card isPadded>
        <LaterPrintForm />
      </Card>
    </>
  );
}
