import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EditorLook } from '../../shared/editor/editorSettings';
import { viewpoint } from '../../shared/lib/viewpoint';
import { CodeKeeper } from './draft/codeKeeper';
import { DraftSync, type DraftView } from './draft/draftSync';
import type { ProblemInfo } from './types';

/** What the reader is writing. The same object while somebody types: who shows something of the text
 * listens to it by `useCode`. */
export interface Solution {
  language: string;
  /** What the problem gives to start from; empty without any. */
  template: string;
  /** Theme and sizes chosen on this problem. */
  look: Partial<EditorLook>;
  /** Counts how often the code was replaced by other hands than the writer's. */
  replaced: number;
  /** The text of this moment. */
  readCode: () => string;
  setLanguage: (language: string) => void;
  setCode: (code: string) => void;
  setLook: (change: Partial<EditorLook>) => void;
  /** Puts a text on the screen that the writer asked for. */
  show: (language: string, code: string) => void;
  keeper: CodeKeeper;
  /** Null for guests, whose code stays in the tab, and where nothing is kept. */
  sync: DraftSync | null;
}

/** The code that the reader is writing for this problem, kept in the browser and on the server. */
export function useSolution(uid: string | null, info: ProblemInfo): Solution {
  const [keeper] = useState(() => new CodeKeeper(uid, info));
  const [sync] = useState(() =>
    uid === null || viewpoint.keepsNothing?.()
      ? null
      : new DraftSync(uid, { place: info.place, pid: info.problem.id }, keeper),
  );
  keeper.templates = info.codeTemplate;
  const shown = useSyncExternalStore(keeper.subscribe, keeper.shown);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    sync?.start();
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
      sync?.stop();
    };
  }, [keeper, sync]);

  const { language, look, replaced } = shown;
  const template = info.codeTemplate[language] ?? '';
  return useMemo(
    () => ({
      language,
      template,
      look,
      replaced,
      readCode: () => keeper.codeOf(language),
      setLanguage: (next) => keeper.setLanguage(next),
      setCode: (code) => keeper.setCode(language, code),
      setLook: (change) => keeper.setLook(change),
      show: (next, code) => keeper.show(next, code),
      keeper,
      sync,
    }),
    [keeper, sync, language, template, look, replaced],
  );
}

/** The text itself, for what is drawn anew at each key. */
export function useCode({ keeper, readCode }: Pick<Solution, 'keeper' | 'readCode'>): string {
  return useSyncExternalStore(keeper.subscribe, readCode);
}

/** Whether this browser holds anything of it. */
export function useIsKept({ keeper }: Pick<Solution, 'keeper'>): boolean {
  return useSyncExternalStore(keeper.subscribe, keeper.isKept);
}

const nothingToHear = () => () => undefined;
const noView = () => null;

/** How the server's draft stands; null for guests. */
export function useDraft({ sync }: Pick<Solution, 'sync'>): DraftView | null {
  return useSyncExternalStore<DraftView | null>(
    sync?.subscribe ?? nothingToHear,
    sync?.view ?? noView,
  );
}
