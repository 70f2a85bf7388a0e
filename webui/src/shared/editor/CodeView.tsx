import { classNames } from '../ui/classNames';
import styles from './CodeEditor.module.css';
import { defaultSettings, type EditorSettings } from './editorSettings';
import { useCodeMirror } from './useCodeMirror';

/** As small as the text around it, in the page's colours. */
const settings: EditorSettings = { ...defaultSettings, theme: 'site', fontSize: 14 };

interface CodeViewProps {
  code: string;
  /** Name of a judge language. */
  language: string;
  /** Accessible name of the text. */
  label: string;
  className?: string;
}

/** Code to read, coloured by the same editor, in the colours of the page. */
export function CodeView({ code, language, label, className }: CodeViewProps) {
  const { place, isReady } = useCodeMirror({
    readText: () => code,
    language,
    label,
    settings,
    isReadOnly: true,
  });
  return (
    <div className={classNames(styles.box, styles.view, className)}>
      {!isReady && <pre className={styles.source}>{code}</pre>}
      <div ref={place} className={styles.place} />
    </div>
  );
}
