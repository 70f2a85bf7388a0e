import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { classNames } from '../ui/classNames';
import styles from './CodeEditor.module.css';
import type { EditorLook } from './editorSettings';
import type { LineMark } from './lineMarks';
import { useCodeMirror } from './useCodeMirror';
import { useEditorSettings } from './useEditorSettings';

export interface CodeEditorHandle {
  /** Selects a line, counted from 1. */
  goToLine: (line: number) => void;
  /** Replaces everything, as if it had been typed. */
  setText: (text: string) => void;
  /** Marks these lines in the gutter, and no others. */
  setMarks: (marks: readonly LineMark[]) => void;
  /** Types a text at the cursor. */
  insert: (text: string) => void;
  focus: () => void;
}

interface CodeEditorProps {
  /** Asked when the editor opens, and anew with another language: from then on the editor itself
   * holds the text, and no key draws a component. `setText` replaces it later. */
  readText: () => string;
  onChange: (code: string) => void;
  /** Name of a judge language. */
  language: string;
  /** Accessible name of the text. */
  label: string;
  /** Ctrl+Enter. */
  onSubmit?: () => void;
  isReadOnly?: boolean;
  /** Theme and sizes, where they are not those of everywhere. */
  look?: Partial<EditorLook>;
  className?: string;
  ref?: Ref<CodeEditorHandle>;
}

/** The code editor; a plain text area until CodeMirror has been loaded. */
export function CodeEditor({
  readText,
  onChange,
  language,
  label,
  onSubmit,
  isReadOnly = false,
  look,
  className,
  ref,
}: CodeEditorProps) {
  const everywhere = useEditorSettings();
  const settings = useMemo(() => ({ ...everywhere, ...look }), [everywhere, look]);
  const plain = useRef<HTMLTextAreaElement>(null);
  const { place, editor, isReady } = useCodeMirror({
    readText,
    language,
    label,
    settings,
    onChange,
    onSubmit,
    isReadOnly,
  });
  useImperativeHandle(ref, () => ({
    goToLine: (line) => editor.current?.goToLine(line),
    setText: (text) => {
      if (editor.current) return editor.current.setText(text);
      if (plain.current) plain.current.value = text;
      onChange(text);
    },
    setMarks: (marks) => editor.current?.setMarks(marks),
    insert: (text) => editor.current?.insert(text),
    focus: () => (editor.current ?? plain.current)?.focus(),
  }));

  return (
    <div className={classNames(styles.box, className)} data-theme-name={settings.theme}>
      {!isReady && (
        <textarea
          ref={plain}
          className={styles.plain}
          style={{ fontSize: `${settings.fontSize}px` }}
          aria-label={label}
          defaultValue={readText()}
          readOnly={isReadOnly}
          spellCheck={false}
          autoCapitalize="off"
          onInput={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit?.();
          }}
        />
      )}
      <div ref={place} className={styles.place} />
    </div>
  );
}
