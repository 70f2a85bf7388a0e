import { type RefObject, useEffect, useRef } from 'react';
import type { CodeEditorHandle } from '../../shared/editor/CodeEditor';
import type { Solution } from './useSolution';

/** The editor holds its own text while it is written in; only a replaced one is handed to it. */
export function useReplacedText(
  editor: RefObject<CodeEditorHandle | null>,
  { replaced, readCode }: Pick<Solution, 'replaced' | 'readCode'>,
): void {
  const shown = useRef(replaced);
  useEffect(() => {
    if (shown.current !== replaced) editor.current?.setText(readCode());
    shown.current = replaced;
  }, [editor, replaced, readCode]);
}
