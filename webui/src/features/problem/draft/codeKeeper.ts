import {
  adoptGuestDraft,
  type CodeDraft,
  readDraft,
  writeDraft,
} from '../../../shared/editor/codeDrafts';
import {
  changeSettings,
  currentSettings,
  type EditorLook,
} from '../../../shared/editor/editorSettings';
import { codeLength, longestCode } from '../codeRules';
import { chooseLanguage } from '../languageChoice';
import type { ProblemInfo } from '../types';
import type { ServerDraft } from './draftCalls';

/** What is written for one problem, and what the server knows of it. */
export interface Written {
  language: string;
  codes: Record<string, string>;
  versions: Record<string, number>;
  unsent: readonly string[];
  look: Partial<EditorLook>;
  /** ms, server time; null before anything was kept in this browser. */
  keptAt: number | null;
  /** Counts how often the text was replaced by other hands than the writer's. */
  replaced: number;
}

type Kept = Omit<CodeDraft, 'savedAt'>;

/**
 * The code in the browser. Every change is kept at once, so that a closed tab or a power cut loses
 * nothing; the server is told by DraftSync.
 */
export class CodeKeeper {
  /** By language; follows what the teacher changes. */
  templates: Record<string, string>;
  readonly languages: readonly string[];
  readonly #uid: string | null;
  readonly #problem: string;
  #written: Written;
  readonly #listeners = new Set<() => void>();

  constructor(
    uid: string | null,
    info: Pick<ProblemInfo, 'problem' | 'languages' | 'codeTemplate'>,
  ) {
    this.#uid = uid;
    this.#problem = info.problem.problemId;
    this.languages = info.languages;
    this.templates = info.codeTemplate;
    if (uid !== null) adoptGuestDraft(uid, this.#problem);
    const kept = readDraft(uid, this.#problem);
    const wishes = [kept?.language, currentSettings().language];
    this.#written = {
      language: chooseLanguage(info.languages, wishes),
      codes: kept?.codes ?? {},
      versions: kept?.versions ?? {},
      unsent: kept?.unsent ?? [],
      look: kept?.look ?? {},
      keptAt: kept?.savedAt ?? null,
      replaced: 0,
    };
  }

  written = (): Written => this.#written;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  codeOf(language: string): string {
    return this.#written.codes[language] ?? this.templates[language] ?? '';
  }

  isTooLong(language: string): boolean {
    const code = this.codeOf(language);
    // Counting characters costs; there are never more of them than units.
    return code.length > longestCode && codeLength(code) > longestCode;
  }

  /** Languages whose code the server has not got, and would take. */
  toSend(): string[] {
    const { unsent } = this.#written;
    return unsent.filter((each) => this.languages.includes(each) && !this.isTooLong(each));
  }

  setLanguage(language: string): void {
    changeSettings({ language });
    this.#keep({ language });
  }

  /** As typed. */
  setCode(language: string, code: string): void {
    if (code === this.codeOf(language)) return;
    this.#keep({ codes: this.#codesWith(language, code), unsent: this.#unsentWith(language) });
  }

  /** Puts a text on the screen that the writer asked for. */
  show(language: string, code: string): void {
    this.setCode(language, code);
    this.#keep({ language, replaced: this.#written.replaced + 1 });
  }

  /** Kept everywhere, and on this problem for good. */
  setLook(change: Partial<EditorLook>): void {
    changeSettings(change);
    this.#keep({ look: { ...this.#written.look, ...change } });
  }

  /** The server holds this text under this version. */
  acknowledge(language: string, code: string, version: number): void {
    const unsent = this.#written.unsent;
    const isWhole = this.codeOf(language) === code;
    this.#keep({
      versions: { ...this.#written.versions, [language]: version },
      unsent: isWhole ? unsent.filter((each) => each !== language) : unsent,
    });
  }

  /** The writer's text goes on from a version that was written elsewhere. */
  goOnFrom(language: string, version: number): void {
    this.#keep({
      versions: { ...this.#written.versions, [language]: version },
      unsent: this.#unsentWith(language),
    });
  }

  /** The server's text takes the place of the one on the screen, in its language. */
  replace({ language, code, version }: Pick<ServerDraft, 'language' | 'code' | 'version'>): void {
    this.#keep({
      language,
      codes: this.#codesWith(language, code),
      versions: { ...this.#written.versions, [language]: version },
      unsent: this.#written.unsent.filter((each) => each !== language),
      replaced: this.#written.replaced + 1,
    });
  }

  /** What is equal to the template follows it when a teacher improves it. */
  #codesWith(language: string, code: string): Record<string, string> {
    const { [language]: _, ...others } = this.#written.codes;
    return code === (this.templates[language] ?? '') ? others : { ...others, [language]: code };
  }

  #unsentWith(language: string): string[] {
    return [...this.#written.unsent.filter((each) => each !== language), language];
  }

  #keep(change: Partial<Written>): void {
    const next = { ...this.#written, ...change };
    const { language, codes, versions, unsent, look } = next;
    const kept: Kept = { language, codes, versions, unsent: [...unsent], look };
    const saved = writeDraft(this.#uid, this.#problem, kept);
    this.#written = { ...next, keptAt: saved?.savedAt ?? null };
    for (const listener of this.#listeners) listener();
  }
}
