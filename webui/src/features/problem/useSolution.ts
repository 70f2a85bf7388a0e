import { useState } from 'react';
import { adoptGuestDraft, readDraft, writeDraft } from '../../shared/editor/codeDrafts';
import { changeSettings, currentSettings } from '../../shared/editor/editorSettings';
import { chooseLanguage } from './languageChoice';
import type { ProblemInfo } from './types';

export interface Solution {
  language: string;
  code: string;
  /** ms, server time; null before anything was written. */
  savedAt: number | null;
  /** What the problem gives to start from; empty without any. */
  template: string;
  setLanguage: (language: string) => void;
  setCode: (code: string) => void;
}

interface Written {
  language: string;
  codes: Record<string, string>;
  savedAt: number | null;
}

/**
 * The code that the reader is writing for this problem. Every change is kept at once, so that a
 * closed tab or a power cut loses nothing.
 */
export function useSolution(uid: string | null, info: ProblemInfo): Solution {
  const { problemId } = info.problem;
  const [written, setWritten] = useState<Written>(() => {
    if (uid !== null) adoptGuestDraft(uid, problemId);
    const draft = readDraft(uid, problemId);
    const language = chooseLanguage(info.languages, [draft?.language, currentSettings().language]);
    return { language, codes: draft?.codes ?? {}, savedAt: draft?.savedAt ?? null };
  });
  const template = info.codeTemplate[written.language] ?? '';

  const keep = (language: string, codes: Record<string, string>) => {
    const saved = writeDraft(uid, problemId, { language, codes });
    setWritten({ language, codes, savedAt: saved?.savedAt ?? null });
  };
  const setCode = (code: string) => {
    // What is equal to the template follows it when a teacher improves it.
    const { [written.language]: _, ...others } = written.codes;
    keep(written.language, code === template ? others : { ...others, [written.language]: code });
  };

  return {
    language: written.language,
    code: written.codes[written.language] ?? template,
    savedAt: written.savedAt,
    template,
    setLanguage: (language) => {
      changeSettings({ language });
      keep(language, written.codes);
    },
    setCode,
  };
}
