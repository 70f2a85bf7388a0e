import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { timezones } from '../../../shared/lib/timezones';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { SaveBar } from '../SaveBar';
import { FirstLanguage } from './FirstLanguage';
import { RegistrationCard } from './RegistrationCard';
import { ShownCard } from './ShownCard';
import styles from './settings.module.css';
import { type StoredWebsite, saveWebsite, websiteQuery } from './settingsQueries';
import { websiteFaults } from './settingsRules';
import { useSettingsForm } from './useSettingsForm';

/** Settings that are one line of text. */
type TextSetting =
  | 'name'
  | 'shortName'
  | 'description'
  | 'baseUrl'
  | 'recordName'
  | 'recordUrl'
  | 'projectName'
  | 'projectUrl';

const languages = [
  { value: 'zh-CN', label: '\u7b80\u4f53\u4e2d\u6587' },
  { value: 'en-US', label: 'English' },
];

interface WebsiteFormProps {
  stored: StoredWebsite;
  onChanged: (isChanged: boolean) => void;
}

export function WebsiteForm({ stored, onChanged }: WebsiteFormProps) {
  const { t } = useTranslation('adminSettings');
  const form = useSettingsForm({
    stored,
    queryKey: websiteQuery.queryKey,
    readAt: stored.gmtModified,
    faultsOf: websiteFaults,
    save: saveWebsite,
    onSaved: showInThisTab,
  });
  const { values, change, errorOf } = form;
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);

  const text = (name: TextSetting, { isRequired = false, isWide = false } = {}) => (
    <div className={isWide ? styles.wide : undefined}>
      <Field
        label={t(`website.${name}`)}
        hint={t(`website.${name}Hint`, { defaultValue: '' })}
        error={errorOf(name)}
        isRequired={isRequired}
      >
        <TextInput
          maxLength={255}
          value={values[name]}
          onInput={(event) => change({ [name]: event.currentTarget.value })}
        />
      </Field>
    </div>
  );

  return (
    <div className={layout.stack}>
      <Card title={t('website.names')} isPadded>
        <div className={styles.fields}>
          {text('name', { isRequired: true })}
          {text('shortName', { isRequired: true })}
          {text('description', { isWide: true })}
          {text('baseUrl', { isWide: true })}
          <Field label={t('website.timezone')} hint={t('website.timezoneHint')}>
            <Select
              options={timezones()}
              value={values.timezone}
              onChange={(event) => change({ timezone: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('website.language')} hint={t('website.languageHint')}>
            <Select
              options={languages}
              value={values.language}
              onChange={(event) => change({ language: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('website.firstLanguage')} hint={t('website.firstLanguageHint')}>
            <FirstLanguage
              value={values.firstLanguage}
              onChange={(firstLanguage) => change({ firstLanguage })}
            />
          </Field>
        </div>
      </Card>
      <RegistrationCard values={values} codeError={errorOf('inviteCode')} onChange={change} />
      <ShownCard values={values} quotationError={errorOf('quotationUrl')} onChange={change} />
      <Card title={t('website.footer')} isPadded>
        <p className={styles.lead}>{t('website.footerHint')}</p>
        <div className={styles.fields}>
          {text('recordName')}
          {text('recordUrl')}
          {text('projectName')}
          {text('projectUrl')}
        </div>
      </Card>
      <SaveBar edit={form} onSave={() => void form.save()} />
    </div>
  );
}

/** The frame around the page shows what was saved without a reload; codes stay out of it. */
function showInThisTab(changes: Partial<StoredWebsite>): void {
  const { config } = bootData();
  const shown = Object.entries(changes).filter(([name]) => name in config);
  Object.assign(config, Object.fromEntries(shown));
}
