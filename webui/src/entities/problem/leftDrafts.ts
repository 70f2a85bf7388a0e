/** Drafts that this browser holds and the server does not, of problems that were left while there was
 * no connection. */
import { type DraftSubject, readDraft, writeDraft } from './codeDrafts';
import { saveDraft } from './draftCalls';
import { isDraftOpen } from './openDrafts';

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
  const seen = kept.versions[language] ?? 0;
  const { version } = await saveDraft(subject, { language, code, version: seen }, false);
  const now = readDraft(subject);
  if (!now || isDraftOpen(subject.place, subject.pid)) return;
  const isSame = now.codes[language] === code;
  const record = {
    ...now,
    versions: { ...now.versions, [language]: version },
    unsent: isSame ? now.unsent.filter((each) => each !== language) : now.unsent,
  };
  writeDraft(subject, record, {});
}
