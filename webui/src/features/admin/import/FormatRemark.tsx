import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/Chip';
import type { ImportReport } from './importTypes';

/** How the formats call themselves (contract file.md §5). */
const names: Record<string, string> = {
  hoj: 'HOJ',
  qduoj: 'QDUOJ',
  fps: 'FPS (FreeProblemSet)',
  hydro: 'Hydro',
  'kattis-legacy': 'Kattis / ICPC',
  'kattis-2025-09': 'Kattis / ICPC 2025-09',
  polygon: 'Polygon',
  dmoj: 'DMOJ',
};

export function FormatRemark({ report }: { report: ImportReport }) {
  const { t } = useTranslation('adminImport');
  if (!report.format) return null;
  return <Chip>{names[report.format] ?? t('plainFiles')}</Chip>;
}
