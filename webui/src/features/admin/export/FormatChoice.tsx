import { useTranslation } from 'react-i18next';
import { Radio } from '../../../shared/ui/Radio';
import { type ExportFormat, exportFormats, formatName } from '../packageFormats';
import styles from './export.module.css';

interface FormatChoiceProps {
  value: ExportFormat;
  /** How many problems are exported. */
  count: number;
  onChange: (format: ExportFormat) => void;
}

/** The formats, each with a sentence on what it is good for. */
export function FormatChoice({ value, count, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('adminExport');
  return (
    <fieldset className={styles.formats}>
      <legend className={styles.legend}>{t('format')}</legend>
      {exportFormats.map((format) => {
        const isOneOnly = format === 'plainzip' && count > 1;
        return (
          <Radio
            key={format}
            name="export-format"
            label={formatName(format) ?? t('plainFiles')}
            hint={isOneOnly ? t('oneOnly') : t(`use.${format}`)}
            disabled={isOneOnly}
            checked={value === format}
            onChange={() => onChange(format)}
          />
        );
      })}
    </fieldset>
  );
}
