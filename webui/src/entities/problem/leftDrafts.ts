/** Drafts that this browser holds and the server does not, of problems that were left while there was
 * no connection. */
import { type DraftSubject, readDraft, writeDraft } from './codeDrafts';
import { conflictIn, type DraftToSave, saveDraft } from './draftCalls';
import { isDraftOpen } from './openDrafts';
import { isSent, type SentTexts, withoutSent, withSent } from './sentTexts';

type Subject = DraftSubject & { uid: string };

export const isUnsent = (subject: Subject): boolean => (readDraft(subject)?.unsent.length ?? 0) > 0;

/** Sends what was left of these problems, one after the other. One whose text was changed elsewhere
 * stays as it is: the writer is asked when the problem is opened. */
export async function sendLeftDrafts(subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) {
    for (const language of readDraft(subject)?.unsent ?? []) {
      if (isDraftOpen(subject.place, subject.pid)) break;
      await sendLeft(subject, language).catch(() => undefined);
    }
  }
}

async function sendLeft(subject: Subject, language: string): Promise<void> {
  const kept = readDraft(subject);
  const code = kept?.codes[language];
  if (!kept || code === undefined) return;
  const { codes: _, ...record } = kept;
  const sent = withSent(kept.sent, language, code);
  writeDraft(subject, { ...record, sent }, {});
  const version = await save(
    subject,
    { language, code, version: kept.versions[language] ?? 0 },
    sent,
  );
  noteSaved(subject, language, code, version);
}

/** The version that it has then. A newer text that went off from here is followed by this one: only
 * its answer was lost on the way. */
async function save(subject: Subject, draft: DraftToSave, sent: SentTexts): Promise<number> {
  try {
    return (await saveDraft(subject, draft, false)).version;
  } catch (error) {
    const current = conflictIn(error)?.current;
    if (!current || !isSent(sent, draft.language, current.code)) throw error;
    return (await saveDraft(subject, { ...draft, version: current.version }, false)).version;
  }
}

function noteSaved(subject: Subject, language: string, code: string, version: number): void {
  const now = readDraft(subject);
  if (!now || isDraftOpen(subject.place, subject.pid)) return;
  const { codes, ...record } = now;
  const isNewer = version > (now.versions[language] ?? 0);
  const isSame = codes[language] === code;
  const saved = {
    ...record,
    versions: { ...now.versions, [language]: version },
    unsent: isSame ? now.unsent.filter((each) => each !== language) : now.unsent,
    sent: isNewer ? withoutSent(now.sent, language) : now.sent,
  };
  writeDraft(subject, saved, {});
}
