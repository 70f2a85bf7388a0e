import { useTranslation } from 'react-i18next';
import { type EditorLook, fontSizes, tabSizes } from '../../shared/editor/editorSettings';
import { editorThemes } from '../../shared/editor/editorThemes';
import { useEditorSettings } from '../../shared/editor/useEditorSettings';
import { Field } from '../../shared/ui/Field';
import { IconButton } from '../../shared/ui/IconButton';
import { IconSettings } from '../../shared/ui/icons';
import { Popover } from '../../shared/ui/Popover';
import { Select } from '../../shared/ui/Select';
import { Switch } from '../../shared/ui/Switch';
import styles from './SolutionPane.module.css';

interface EditorSettingsProps {
  /** What was chosen on this problem. */
  look: Partial<EditorLook>;
  onChange: (change: Partial<EditorLook>) => void;
}

/** Theme, font size and tab size: kept for this problem, and for others that have none of their own. */
export function EditorSettingsButton(props: EditorSettingsProps) {
  const { t } = useTranslation('problem');
  return (
    <Popover
      label={t('settings.title')}
      trigger={(attributes) => (
        <IconButton icon={IconSettings} label={t('settings.title')} {...attributes} />
      )}
    >
      <EditorSettingsForm {...props} />
    </Popover>
  );
}

function EditorSettingsForm({ look, onChange }: EditorSettingsProps) {
  const { t } = useTranslation('problem');
  const everywhere = useEditorSettings();
  const settings = { ...everywhere, ...look };
  const find = <Value,>(values: readonly Value[], text: string) =>
    values.find((value) => String(value) === text);
  return (
    <div className={styles.settings}>
      <Field label={t('settings.theme')}>
        <Select
          value={settings.theme}
          options={editorThemes.map((name) => ({
            value: name,
            label: name === 'site' ? t('settings.siteTheme') : name,
          }))}
          onChange={(event) => {
            const theme = find(editorThemes, event.currentTarget.value);
            if (theme) onChange({ theme });
          }}
        />
      </Field>
      <Field label={t('settings.fontSize')}>
        <Select
          value={String(settings.fontSize)}
          options={fontSizes.map((size) => ({ value: String(size), label: `${size} px` }))}
          onChange={(event) => {
            const fontSize = find(fontSizes, event.currentTarget.value);
            if (fontSize) onChange({ fontSize });
          }}
        />
      </Field>
      <Field label={t('settings.tabSize')}>
        <Select
          value={String(settings.tabSize)}
          options={tabSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) => {
            const tabSize = find(tabSizes, event.currentTarget.value);
            if (tabSize) onChange({ tabSize });
          }}
        />
      </Field>
      <Switch
        label={t('settings.completes')}
        checked={settings.completes}
        onChange={(event) => onChange({ completes: event.currentTarget.checked })}
      />
      <Switch
        label={t('settings.wraps')}
        checked={settings.wraps}
        onChange={(event) => onChange({ wraps: event.currentTarget.checked })}
      />
      <p className={styles.hint}>{t('settings.leaveHint')}</p>
    </div>
  );
}
