import { defaultSettings, type EditorSettings } from '../../../shared/editor/editorSettings';
import { useCodeMirror } from '../../../shared/editor/useCodeMirror';
import { classNames } from '../../../shared/ui/classNames';
import styles from './programs.module.css';

/** A part of a form and not of the page's centre: as small and as light as the fields around it. */
const settings: EditorSettings = { ...defaultSettings, theme: 'site', fontSize: 14 };

interface CodeFieldProps {
  /** Read when the editor opens, and anew with another language. */
  value: string;
  onChange: (code: string) => void;
  /** Name of a judge language. */
  language: string;
  /** Accessible name of the text. */
  label: string;
  isTall?: boolean;
}

/** Code as a field of the form; a plain text area until the editor has been loaded. */
export function CodeField({ value, onChange, language, label, isTall }: CodeFieldProps) {
  const { place, isReady } = useCodeMirror({
    readText: () => value,
    language,
    label,
    settings,
    onChange,
  });
  return (
    <div className={classNames(styles.code, isTall && styles.tall)}>
      {!isReady && (
        <textarea
          className={styles.plainCode}
          aria-label={label}
          value={value}
          spellCheck={false}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <div ref={place} className={styles.codePlace} />
    </div>
  );
}
