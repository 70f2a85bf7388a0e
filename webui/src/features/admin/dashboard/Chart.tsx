import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyModule } from '../../../shared/lib/lazyModule';
import { PictureCard } from '../../../shared/ui/widgets/PictureCard';

type Drawing = typeof import('./drawCharts');

const library = lazyModule(() => import('./drawCharts'));

interface ChartProps {
  title: string;
  summary: string;
  data: unknown;
  draw: (drawing: Drawing, box: HTMLElement, width: number) => void;
  legend?: ReactNode;
  table: ReactNode;
}

/** Drawn anew when a number has changed: the answers come again and again, mostly the same. */
export function Chart({ data, ...shown }: ChartProps) {
  const { t } = useTranslation('adminDashboard');
  return (
    <PictureCard
      {...shown}
      data={JSON.stringify(data)}
      library={library}
      tableLabel={t('asTable')}
    />
  );
}
