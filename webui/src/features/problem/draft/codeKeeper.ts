import {
  adoptGuestDraft,
  type ChangedCodes,
  type DraftRecord,
  type DraftSubject,
  readDraft,
  writeDraft,
} from '../../../entities/problem/codeDrafts';
import type { ServerDraft } from '../../../entities/problem/draftCalls';
import { isSent, type SentTexts, withoutSent, withSent } from '../../../entities/problem/sentTexts';
import { bootData } from '../../../shared/api/boot';
import {
  changeSettings,
  currentSettings,
  type EditorLook,
  readLook,
  timedWorkLook,
} from '../../../shared/editor/editorSettings';
import { grammarOf } from '../../../shared/editor/grammars';
import { codeLength, longestCode } from '../codeRules';
import { chooseLanguage } from '../languageChoice';
import type { ProblemInfo } from '../types';

/** From a key to the browser's storage, in ms: a power cut takes no more than this. */
export const keepAfter = 300;

/** What is shown around the text. It stays the same object while somebody types. */
export interface Shown {
  language: string;
  look: Partial<EditorLook>;
  /** Counts how often the text was replaced by other hands than the writer's. */
  replaced: number;
}

/**
 * The code in the browser. It lives here and in the editor, not in the components: a key must not
 * draw the page anew. Typing is kept after a moment, or when the page is left, and anything else at
 * once; the server is told by DraftSync.
 */
export class CodeKeeper {
  /** With text that the storage has not got. A page that has just been left may be among them: its
   * effects are undone only after the next one was drawn. */
  static readonly #late = new Set<CodeKeeper>();
  /** By language; follows what the teacher changes. */
  templates: Record<string, string>;
  readonly languages: readonly string[];
  readonly #subject: DraftSubject;
  #shown: Shown;
  #codes: Record<string, string>;
  #versions: Record<string, number>;
  #unsent: readonly string[];
  #sent: SentTexts;
  /** Languages whose text the browser's storage has not got. */
  readonly #unkept = new Set<string>();
  #isKept: boolean;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(
    uid: string | null,
    info: Pick<ProblemInfo, 'place' | 'problem' | 'languages' | 'codeTemplate'>,
  ) {
    const { id: pid, problemId } = info.problem;
    this.#subject = { uid, place: info.place, pid, problemId };
    this.languages = info.languages;
    this.templates = info.codeTemplate;
    for (const late of CodeKeeper.#late) late.flush();
    if (uid !== null) adoptGuestDraft(this.#subject);
    const kept = readDraft(this.#subject);
    const wishes = [kept?.language, currentSettings().language];
    const language = chooseLanguage(info.languages, wishes, bootData().config.firstLanguage);
    this.#shown = {
      language,
      look: (kept && readLook(kept.look)) ?? (info.place.kind === 'timedWork' ? timedWorkLook : {}),
      replaced: 0,
    };
    this.#codes = kept?.codes ?? {};
    this.#versions = kept?.versions ?? {};
    this.#unsent = kept?.unsent ?? [];
    this.#sent = kept?.sent ?? {};
    this.#isKept = kept !== null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  shown = (): Shown => this.#shown;

  /** Whether this browser holds anything of it. */
  isKept = (): boolean => this.#isKept;

  codeOf(language: string): string {
    return this.#codes[language] ?? this.templates[language] ?? '';
  }

  /** Whether it is more than the template. */
  isWritten(language: string): boolean {
    return this.#codes[language] !== undefined;
  }

  /** The version that the server gave to the code last; 0 = none. */
  versionOf(language: string): number {
    return this.#versions[language] ?? 0;
  }

  isUnsent(language: string): boolean {
    return this.#unsent.includes(language);
  }

  isTooLong(language: string): boolean {
    const code = this.codeOf(language);
    // Counting characters costs; there are never more of them than units.
    return code.length > longestCode && codeLength(code) > longestCode;
  }

  /** Languages whose code the server has not got, and would take. */
  toSend(): string[] {
    return this.#unsent.filter((each) => this.languages.includes(each) && !this.isTooLong(each));
  }

  setLanguage(language: string): void {
    changeSettings({ language });
    this.#carryText(this.#shown.language, language);
    this.#shown = { ...this.#shown, language };
    this.#keepNow();
  }

  /** C++ 17 goes on where C++ was: a language without a text of its own takes that of one with the
   * same grammar. It is no news for the server: a draft written there elsewhere takes its place. */
  #carryText(from: string, to: string): void {
    const isSameGrammar =
      from !== to && grammarOf(from) !== null && grammarOf(from) === grammarOf(to);
    const isSameStart = (this.templates[from] ?? '').trim() === (this.templates[to] ?? '').trim();
    const isEmpty = this.codeOf(to).trim() === '' || (!this.isWritten(to) && isSameStart);
    if (isSameGrammar && isEmpty && this.isWritten(from)) this.#setText(to, this.codeOf(from));
  }

  /** As typed. */
  setCode(language: string, code: string): void {
    if (code === this.codeOf(language)) return;
    this.#setText(language, code);
    this.#markUnsent(language);
    this.#timer ??= setTimeout(this.flush, keepAfter);
    this.#tell();
  }

  /** Puts a text on the screen that the writer asked for. */
  show(language: string, code: string): void {
    if (code !== this.codeOf(language)) {
      this.#setText(language, code);
      this.#markUnsent(language);
    }
    this.#shown = { ...this.#shown, language, replaced: this.#shown.replaced + 1 };
    this.#keepNow();
  }

  /** Kept everywhere, and on this problem for good. */
  setLook(change: Partial<EditorLook>): void {
    changeSettings(change);
    this.#shown = { ...this.#shown, look: { ...this.#shown.look, ...change } };
    this.#keepNow();
  }

  /** This text goes to the server now. */
  noteSent(language: string, code: string): void {
    this.#sent = withSent(this.#sent, language, code);
    this.#keepNow();
  }

  /** Whether it went off from here since the last answer. */
  wasSent = (language: string, code: string): boolean => isSent(this.#sent, language, code);

  /** The server holds this text under this version. */
  acknowledge(language: string, code: string, version: number): void {
    this.#setVersion(language, version);
    if (this.codeOf(language) === code) this.#markSent(language);
    this.#keepNow();
  }

  /** The writer's text goes on from a version that was written elsewhere. */
  goOnFrom(language: string, version: number): void {
    this.#setVersion(language, version);
    this.#markUnsent(language);
    this.#keepNow();
  }

  /** The server's text takes the place of the one on the screen, in its language. */
  replace({ language, code, version }: Pick<ServerDraft, 'language' | 'code' | 'version'>): void {
    this.#setText(language, code);
    this.#setVersion(language, version);
    this.#markSent(language);
    this.#shown = { ...this.#shown, language, replaced: this.#shown.replaced + 1 };
    this.#keepNow();
  }

  /** Keeps what was typed last. */
  flush = (): void => {
    if (this.#unkept.size > 0) this.#keepNow();
  };

  /** What is equal to the template follows it when a teacher improves it. */
  #setText(language: string, code: string): void {
    if (code === (this.templates[language] ?? '')) delete this.#codes[language];
    else this.#codes[language] = code;
    this.#unkept.add(language);
    CodeKeeper.#late.add(this);
  }

  #setVersion(language: string, version: number): void {
    if (version > this.versionOf(language)) this.#sent = withoutSent(this.#sent, language);
    this.#versions = { ...this.#versions, [language]: version };
  }

  #markUnsent(language: string): void {
    // The one changed last goes last; while it is typed in, nothing changes here.
    if (this.#unsent.at(-1) !== language) {
      this.#unsent = [...this.#unsent.filter((each) => each !== language), language];
    }
  }

  #markSent(language: string): void {
    this.#unsent = this.#unsent.filter((each) => each !== language);
  }

  #keepNow(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { language, look } = this.#shown;
    const record: DraftRecord = {
      language,
      look,
      versions: this.#versions,
      unsent: this.#unsent,
      sent: this.#sent,
    };
    const changed: ChangedCodes = {};
    for (const each of this.#unkept) changed[each] = this.#codes[each] ?? null;
    this.#isKept = writeDraft(this.#subject, record, changed);
    if (this.#isKept) this.#unkept.clear();
    CodeKeeper.#late.delete(this);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
