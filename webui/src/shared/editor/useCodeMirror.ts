import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyModule } from '../lib/lazyModule';
import { useOnChange } from '../lib/useOnChange';
import type { CodeMirror } from './codeMirror';
import type { EditorSettings } from './editorSettings';
import { editorPhrases } from './phrases';

type Library = typeof import('./codeMirror');

const library = lazyModule(() => import('./codeMirror'));

/** Starts loading the editor; call it when it will surely be needed. */
export function preloadCodeMirror(): void {
  library.load().catch(() => undefined); // whoever needs it asks again, and tells
}

export interface CodeMirrorUse {
  place: RefObject<HTMLDivElement | null>;
  editor: RefObject<CodeMirror | null>;
  isReady: boolean;
}

interface CodeMirrorInput {
  /**
   * Gives what the editor opens with. While it is written in, the editor itself holds the text:
   * handing it back at each render would bring back what fast typing has already replaced.
   */
  readText: () => string;
  language: string;
  label: string;
  settings: EditorSettings;
  isReadOnly?: boolean;
  onChange?: ((text: string) => void) | undefined;
  onSubmit?: (() => void) | undefined;
  onLine?: ((line: number) => void) | undefined;
}

/** Puts CodeMirror into `place` once it has been loaded and keeps its look in step. */
export function useCodeMirror(input: CodeMirrorInput): CodeMirrorUse {
  const { t, i18n } = useTranslation('shell');
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeMirror | null>(null);
  const [isReady, setReady] = useState(false);
  const latest = useRef({ input, t });
  latest.current = { input, t };
  const { language, label, settings, isReadOnly = false } = input;
  const locale = i18n.language;
  const shownText = isReadOnly ? input.readText() : null;

  useOnChange(
    () => {
      let isGone = false;
      const start = ({ createCodeMirror }: Library) => {
        if (isGone || !place.current) return;
        editor.current = createCodeMirror({
          parent: place.current,
          text: latest.current.input.readText(),
          settings: latest.current.input.settings,
          phrases: editorPhrases(latest.current.t),
          language,
          label,
          isReadOnly,
          onChange: (text) => latest.current.input.onChange?.(text),
          ...(latest.current.input.onSubmit
            ? { onSubmit: () => latest.current.input.onSubmit?.() }
            : {}),
          ...(latest.current.input.onLine
            ? { onLine: (line: number) => latest.current.input.onLine?.(line) }
            : {}),
        });
        setReady(true);
      };
      const loaded = library.current();
      if (loaded) start(loaded);
      // When it does not come, the plain text stays and can be worked with.
      else library.load().then(start, () => undefined);
      return () => {
        isGone = true;
        editor.current?.destroy();
        editor.current = null;
      };
    },
    language,
    label,
    isReadOnly,
    shownText,
    locale,
  );

  useEffect(() => editor.current?.setSettings(settings), [settings]);

  return { place, editor, isReady };
}
