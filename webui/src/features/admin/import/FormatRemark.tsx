import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/Chip';
import { formatName } from '../packageFormats';
import type { ImportReport } from './importTypes';

export function FormatRemark({ report }: { report: ImportReport }) {
  const { t } = useTranslation('adminImport');
  if (!report.format) return null;
  return <Chip>{formatName(report.format) ?? t('plainFiles')}</Chip>;
}
