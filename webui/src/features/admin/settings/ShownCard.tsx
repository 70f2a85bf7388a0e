import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './settings.module.css';
import type { StoredWebsite } from './settingsQueries';

const parts = ['visible1', 'visible2', 'visible3', 'visible4'] as const;

interface ShownCardProps {
  values: StoredWebsite;
  quotationError: string | undefined;
  onChange: (changes: Partial<StoredWebsite>) => void;
}

/** Parts of the start page and of the navigation that a site may leave out. */
export function ShownCard({ values, quotationError, onChange }: ShownCardProps) {
  const { t } = useTranslation('adminSettings');
  return (
    <Card title={t('website.shown')} isPadded>
      <div className={styles.choices}>
        {parts.map((part) => (
          <Switch
            key={part}
            label={t(`website.${part}`)}
            hint={t(`website.${part}Hint`)}
            checked={values[part]}
            onChange={(event) => onChange({ [part]: event.currentTarget.checked })}
          />
        ))}
        <Field
          label={t('website.quotationUrl')}
          hint={t('website.quotationUrlHint')}
          error={quotationError}
        >
          <TextInput
            maxLength={255}
            value={values.quotationUrl}
            onInput={(event) => onChange({ quotationUrl: event.currentTarget.value.trim() })}
          />
        </Field>
      </div>
    </Card>
  );
}
