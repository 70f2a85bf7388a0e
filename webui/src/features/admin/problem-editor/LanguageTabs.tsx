import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/Segmented';
import { Select } from '../../../shared/ui/Select';
import { furtherLanguages, languageName, mainLanguage } from './siteLanguages';
import styles from './statement.module.css';

interface LanguageTabsProps {
  languages: readonly string[];
  shown: string;
  onShow: (language: string) => void;
  onAdd: (language: string) => void;
}

/** The statement's languages, and a way to add one. */
export function LanguageTabs({ languages, shown, onShow, onAdd }: LanguageTabsProps) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <>
      {languages.length > 0 && (
        <Segmented
          label={t('statement.language')}
          value={shown}
          options={[mainLanguage(), ...languages].map((each) => ({
            value: each,
            label: languageName(each),
          }))}
          onChange={onShow}
        />
      )}
      <Select
        className={styles.addLanguage ?? ''}
        label={t('statement.addLanguage')}
        value=""
        options={[
          { value: '', label: t('statement.addLanguage') },
          ...furtherLanguages(languages).map((each) => ({
            value: each,
            label: languageName(each),
          })),
        ]}
        onChange={(event) => {
          if (event.currentTarget.value) onAdd(event.currentTarget.value);
        }}
      />
    </>
  );
}
