import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ContestPageHead } from '../ContestPageHead';
import { contestReportTexts } from './texts';

/** What every page of the site loads does not know these texts: reports are read seldom, and by few. */
async function withTexts<Module>(report: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([report, loadTexts([contestReportTexts])]);
  return module;
}

const Report = lazyPart(() => withTexts(import('./Report')), {
  waiting: <Skeleton lines={8} height={32} />,
});

/** /contest/:contestID/report: what became of it, once it is over. */
export default function ReportPage() {
  const { t } = useTranslation('contest');
  return (
    <>
      <ContestPageHead title={t('tabs.report')} />
      <Report />
    </>
  );
}
