import { type Ref, useEffect, useImperativeHandle } from 'react';
import { classNames } from '../ui/classNames';
import styles from './CodeEditor.module.css';
import { defaultSettings, type EditorSettings } from './editorSettings';
import type { LineMark } from './lineMarks';
import { useCodeMirror } from './useCodeMirror';

/** As small as the text around it, in the page's colours. */
const settings: EditorSettings = { ...defaultSettings, theme: 'site', fontSize: 14 };
const noMarks: readonly LineMark[] = [];

export interface CodeViewHandle {
  /** Selects a line, counted from 1, and brings it into sight. */
  goToLine: (line: number) => void;
}

interface CodeViewProps {
  code: string;
  /** Name of a judge language. */
  language: string;
  /** Accessible name of the text. */
  label: string;
  /** Lines may be marked, and are told when their numbers are pressed. */
  onLine?: ((line: number) => void) | undefined;
  marks?: readonly LineMark[];
  className?: string;
  ref?: Ref<CodeViewHandle>;
}

/** Code to read, coloured by the same editor, in the colours of the page. */
export function CodeView({
  code,
  language,
  label,
  onLine,
  marks = noMarks,
  className,
  ref,
}: CodeViewProps) {
  const { place, editor, isReady } = useCodeMirror({
    readText: () => code,
    language,
    label,
    settings,
    isReadOnly: true,
    onLine,
  });
  useImperativeHandle(ref, () => ({ goToLine: (line) => editor.current?.goToLine(line) }));
  useEffect(() => {
    if (isReady && marks !== noMarks) editor.current?.setMarks(marks);
  }, [isReady, marks, editor]);
  return (
    <div className={classNames(styles.box, styles.view, className)}>
      {!isReady && <pre className={styles.source}>{code}</pre>}
      <div ref={place} className={styles.place} />
    </div>
  );
}
