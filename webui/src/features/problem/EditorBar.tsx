import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { languageLabel } from '../../shared/lib/languageLabel';
import { IconButton } from '../../shared/ui/IconButton';
import { IconCircleCheck, IconRefresh } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { Select } from '../../shared/ui/Select';
import { DraftStatus } from './draft/DraftStatus';
import { EditorSettingsButton } from './EditorSettingsButton';
import styles from './SolutionPane.module.css';
import type { Solution } from './useSolution';

interface EditorBarProps {
  languages: readonly string[];
  solution: Solution;
  onReset: () => void;
  onAccepted: () => void;
  onVersions: () => void;
}

export function EditorBar({
  languages,
  solution,
  onReset,
  onAccepted,
  onVersions,
}: EditorBarProps) {
  const { t } = useTranslation('problem');
  return (
    <div className={styles.bar}>
      <Select
        label={t('editor.language')}
        className={styles.languages ?? ''}
        value={solution.language}
        options={languages.map((name) => ({ value: name, label: languageLabel(name) }))}
        onChange={(event) => solution.setLanguage(event.currentTarget.value)}
      />
      <IconButton icon={IconRefresh} label={t('editor.reset')} onClick={onReset} />
      <IconButton icon={IconCircleCheck} label={t('accepted.fetch')} onClick={onAccepted} />
      <div className={styles.right}>
        <DraftStatus solution={solution} onVersions={onVersions} />
        <Link
          href={to('Help')}
          target="_blank"
          className={styles.help}
          title={t('editor.help')}
          aria-label={t('editor.help')}
        >
          ?
        </Link>
        <EditorSettingsButton look={solution.look} onChange={solution.setLook} />
      </div>
    </div>
  );
}
