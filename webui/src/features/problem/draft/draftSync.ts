import {
  conflictIn,
  type DraftConflict,
  type DraftPlace,
  findDraft,
  mayPass,
  type ServerDraft,
  saveDraft,
} from '../../../entities/problem/draftCalls';
import { noteOpenDraft } from '../../../entities/problem/openDrafts';
import { subscribeToReturn } from '../../../shared/api/connection';
import { storedUid } from '../../../shared/session/session';
import type { CodeKeeper } from './codeKeeper';

/** From the first change to its way to the server, in ms: the server is at most 5 s behind. */
const saveAfter = 4000;
/** Pauses after failures, in ms; the last one stays. */
const retryAfter = [5000, 10_000, 20_000, 30_000];

export type DraftState =
  | { kind: 'none' }
  | { kind: 'saving' }
  /** Server time. */
  | { kind: 'saved'; at: string }
  /** The server cannot be reached; tried again. */
  | { kind: 'waiting' }
  /** The server would not take so long a text. */
  | { kind: 'tooLong' }
  /** The server takes no draft here. */
  | { kind: 'refused' };

export interface DraftView {
  state: DraftState;
  /** Two texts that the writer must choose from. */
  conflict: DraftConflict | null;
}

/** Keeps the server's draft and the browser's in step. Never takes one's place unseen by the writer
 * unless the other one follows from it. */
export class DraftSync {
  readonly #uid: string;
  readonly #where: DraftPlace;
  readonly #keeper: CodeKeeper;
  readonly #listeners = new Set<() => void>();
  #view: DraftView = { state: { kind: 'none' }, conflict: null };
  #language: string;
  /** What to ask before anything is sent: the newest text at all, or the one of this language. */
  #question: 'newest' | 'language' | null = 'newest';
  #timer: ReturnType<typeof setTimeout> | null = null;
  #failures = 0;
  #isBusy = false;
  #isLeaving = false;
  #isStopped = false;
  #unsubscribe: () => void = () => undefined;
  #stopHearing: () => void = () => undefined;
  #noteOpen: () => void = () => undefined;

  constructor(uid: string, where: DraftPlace, keeper: CodeKeeper) {
    this.#uid = uid;
    this.#where = where;
    this.#keeper = keeper;
    this.#language = keeper.shown().language;
  }

  view = (): DraftView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#isStopped = false;
    this.#unsubscribe = this.#keeper.subscribe(this.#changed);
    document.addEventListener('visibilitychange', this.#seenOrHidden);
    window.addEventListener('pagehide', this.#leave);
    window.addEventListener('blur', this.#sendSoon);
    window.addEventListener('focus', this.#askAgain);
    window.addEventListener('online', this.#askAgain);
    this.#stopHearing = subscribeToReturn(this.#sendSoon);
    this.#noteOpen = noteOpenDraft({ ...this.#where, saveNow: () => this.saveNow() });
    void this.#work();
  }

  /** Sends what is left and listens no more. */
  stop(): void {
    this.#unsubscribe();
    document.removeEventListener('visibilitychange', this.#seenOrHidden);
    window.removeEventListener('pagehide', this.#leave);
    window.removeEventListener('blur', this.#sendSoon);
    window.removeEventListener('focus', this.#askAgain);
    window.removeEventListener('online', this.#askAgain);
    this.#stopHearing();
    this.#noteOpen();
    this.#leave();
    this.#isStopped = true;
    this.#unschedule();
  }

  /** Sends what is unsent now, because the writer asked for it, and tells how it stands then. */
  async saveNow(): Promise<DraftState> {
    await this.#work();
    return this.#view.state;
  }

  /** The writer's choice between two texts; the other one stays among the versions. */
  choose(which: 'yours' | 'current'): void {
    const { conflict } = this.#view;
    if (!conflict) return;
    const { current } = conflict;
    if (which === 'current') this.#take(current);
    else this.#keeper.goOnFrom(current.language, current.version);
    this.#tell({ kind: 'saved', at: current.savedAt }, null);
    void this.#work();
  }

  readonly #changed = () => {
    const { language } = this.#keeper.shown();
    if (language !== this.#language) {
      this.#language = language;
      this.#question ??= 'language';
      void this.#work();
    } else if (this.#mayGoOn() && this.#keeper.isTooLong(language)) {
      this.#tell({ kind: 'tooLong' });
    } else if (this.#mayGoOn() && this.#keeper.toSend().length > 0) {
      if (this.#view.state.kind !== 'waiting') this.#tell({ kind: 'saving' });
      this.#schedule(saveAfter);
    }
  };

  readonly #seenOrHidden = () => {
    if (document.visibilityState === 'hidden') this.#leave();
    else this.#askAgain();
  };

  readonly #sendSoon = () => void this.#work();

  readonly #askAgain = () => {
    this.#question ??= 'language';
    void this.#work();
  };

  readonly #leave = () => {
    this.#isLeaving = true;
    void this.#work();
  };

  #mayGoOn(): boolean {
    return !this.#isStopped && this.#view.state.kind !== 'refused' && !this.#view.conflict;
  }

  /** Another tab may have logged somebody else in, who must not get this code. */
  #isWriterHere(): boolean {
    return storedUid() === this.#uid;
  }

  async #work(): Promise<void> {
    if (this.#isBusy || !this.#mayGoOn() || !this.#isWriterHere()) return;
    this.#isBusy = true;
    this.#unschedule();
    let pause = saveAfter;
    try {
      do {
        const isLeaving = this.#isLeaving;
        this.#isLeaving = false;
        if (this.#question && !isLeaving) await this.#ask();
        for (const language of this.#keeper.toSend()) {
          if (this.#isWriterHere()) await this.#send(language, isLeaving);
        }
      } while (this.#isLeaving && !this.#view.conflict);
      this.#failures = 0;
    } catch (error) {
      pause = retryAfter[Math.min(this.#failures, retryAfter.length - 1)] ?? saveAfter;
      this.#failures += 1;
      this.#tell({ kind: mayPass(error) ? 'waiting' : 'refused' });
    }
    this.#isBusy = false;
    const isMore = this.#question !== null || this.#keeper.toSend().length > 0;
    if (isMore && this.#mayGoOn()) this.#schedule(pause);
  }

  /** Learns what was written elsewhere. */
  async #ask(): Promise<void> {
    const question = this.#question;
    const language = this.#language;
    const newest = await findDraft(this.#where, question === 'newest' ? undefined : language);
    if (newest && newest.language !== language && !this.#isNews(newest)) {
      if (!this.#isWriterHere()) return;
      this.#compare(language, await findDraft(this.#where, language));
    } else {
      this.#compare(newest?.language ?? language, newest);
    }
    const isStillWritten = [language, newest?.language].includes(this.#language);
    this.#question = isStillWritten ? null : 'language';
  }

  /** Written elsewhere since, in a language that this browser left. */
  #isNews({ language, version }: ServerDraft): boolean {
    const isOffered = this.#keeper.languages.includes(language);
    const isKnown = this.#keeper.versionOf(language) === version;
    return isOffered && !isKnown && this.#keeper.toSend().length === 0;
  }

  #compare(language: string, found: ServerDraft | null): void {
    if (!found) {
      if (this.#keeper.isWritten(language)) this.#keeper.goOnFrom(language, 0);
      return;
    }
    const isKnown = this.#keeper.versionOf(language) === found.version;
    if (found.code === this.#keeper.codeOf(language)) {
      this.#keeper.acknowledge(language, found.code, found.version);
    } else if (this.#keeper.isUnsent(language)) {
      return; // sending it tells whether both have changed
    } else if (!isKnown) {
      this.#take(found);
    }
    this.#tell({ kind: 'saved', at: found.savedAt });
  }

  #take(draft: ServerDraft): void {
    this.#language = draft.language;
    this.#keeper.replace(draft);
  }

  async #send(language: string, isLeaving: boolean): Promise<void> {
    if (this.#view.conflict) return;
    const code = this.#keeper.codeOf(language);
    const version = this.#keeper.versionOf(language);
    this.#keeper.noteSent(language, code);
    try {
      const saved = await saveDraft(this.#where, { language, code, version }, isLeaving);
      this.#keeper.acknowledge(language, code, saved.version);
      const isWhole = this.#keeper.codeOf(language) === code;
      this.#tell(isWhole ? { kind: 'saved', at: saved.savedAt } : { kind: 'saving' });
    } catch (error) {
      const conflict = conflictIn(error);
      if (!conflict) throw error;
      if (this.#keeper.wasSent(language, conflict.current.code)) {
        // The newer text is one's own, whose answer was lost on the way.
        this.#keeper.goOnFrom(language, conflict.current.version);
        return this.#send(language, isLeaving);
      }
      this.#tell(this.#view.state, conflict);
    }
  }

  #schedule(pause: number): void {
    if (this.#timer !== null || this.#isBusy) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#work();
    }, pause);
  }

  #unschedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #tell(state: DraftState, conflict: DraftConflict | null = this.#view.conflict): void {
    const before = this.#view;
    const isSaid = state.kind === before.state.kind && state.kind !== 'saved';
    // Every key comes by here: who is told the same again would draw it again.
    if (isSaid && conflict === before.conflict) return;
    this.#view = { state, conflict };
    for (const listener of this.#listeners) listener();
  }
}
