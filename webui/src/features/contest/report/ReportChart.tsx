import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyModule } from '../../../shared/lib/lazyModule';
import { PictureCard } from '../../../shared/ui/widgets/PictureCard';

type Drawing = typeof import('./drawReports');

const library = lazyModule(() => import('./drawReports'));

interface ReportChartProps {
  title: string;
  summary: string;
  data: unknown;
  draw: (drawing: Drawing, box: HTMLElement, width: number) => void;
  legend?: ReactNode;
  table: ReactNode;
}

/** A picture of a report. */
export function ReportChart({ data, ...shown }: ReportChartProps) {
  const { t } = useTranslation('contestReport');
  return <PictureCard {...shown} data={data} library={library} tableLabel={t('asTable')} />;
}
