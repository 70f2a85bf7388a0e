import { useTranslation } from 'react-i18next';
import { formatClock } from '../../shared/lib/time';
import { Button } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { IconDeviceFloppy, IconRefresh } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { EditorSettingsButton } from './EditorSettingsButton';
import styles from './SolutionPane.module.css';

interface EditorBarProps {
  languages: readonly string[];
  language: string;
  /** ms, server time. */
  savedAt: number | null;
  hasTemplate: boolean;
  onLanguage: (language: string) => void;
  onReset: () => void;
}

export function EditorBar({
  languages,
  language,
  savedAt,
  hasTemplate,
  onLanguage,
  onReset,
}: EditorBarProps) {
  const { t } = useTranslation('problem');
  return (
    <div className={styles.bar}>
      <Select
        label={t('editor.language')}
        className={styles.languages ?? ''}
        value={language}
        options={languages.map((name) => ({ value: name, label: name }))}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      />
      <Button kind="quiet" icon={IconRefresh} onClick={onReset}>
        {t(hasTemplate ? 'editor.template' : 'editor.clear')}
      </Button>
      <div className={styles.right}>
        {savedAt !== null && (
          <span className={styles.saved} title={t('editor.savedHere')}>
            <Icon icon={IconDeviceFloppy} />
            <span>{t('editor.saved', { time: formatClock(savedAt) })}</span>
          </span>
        )}
        <EditorSettingsButton />
      </div>
    </div>
  );
}
