import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditorLook } from '../../shared/editor/editorSettings';
import { CodeKeeper } from './draft/codeKeeper';
import { DraftSync, type DraftView } from './draft/draftSync';
import type { ProblemInfo } from './types';

export interface Solution {
  language: string;
  code: string;
  /** What the problem gives to start from; empty without any. */
  template: string;
  /** Theme and sizes chosen on this problem. */
  look: Partial<EditorLook>;
  /** How the server's draft stands; null for guests, whose code stays in the tab. */
  draft: DraftView | null;
  /** Server time of the last change that this browser keeps, in ms; null before any. */
  keptAt: number | null;
  /** Counts how often the code was replaced by other hands than the writer's. */
  replaced: number;
  setLanguage: (language: string) => void;
  setCode: (code: string) => void;
  setLook: (change: Partial<EditorLook>) => void;
  /** Puts a text on the screen that the writer asked for. */
  show: (language: string, code: string) => void;
  chooseDraft: (which: 'yours' | 'current') => void;
}

const nothingToHear = () => () => undefined;
const noView = () => null;

/** The code that the reader is writing for this problem, kept in the browser and on the server. */
export function useSolution(uid: string | null, info: ProblemInfo): Solution {
  const [keeper] = useState(() => new CodeKeeper(uid, info));
  const [sync] = useState(() =>
    uid === null ? null : new DraftSync(uid, info.problem.id, keeper),
  );
  keeper.templates = info.codeTemplate;
  const written = useSyncExternalStore(keeper.subscribe, keeper.written);
  const draft = useSyncExternalStore<DraftView | null>(
    sync?.subscribe ?? nothingToHear,
    sync?.view ?? noView,
  );
  useEffect(() => {
    sync?.start();
    return () => sync?.stop();
  }, [sync]);

  const { language, look, keptAt, replaced } = written;
  return {
    language,
    code: keeper.codeOf(language),
    template: info.codeTemplate[language] ?? '',
    look,
    draft,
    keptAt,
    replaced,
    setLanguage: (next) => keeper.setLanguage(next),
    setCode: (code) => keeper.setCode(language, code),
    setLook: (change) => keeper.setLook(change),
    show: (next, code) => keeper.show(next, code),
    chooseDraft: (which) => sync?.choose(which),
  };
}
