/** The server's side of drafts, for tests: current texts by language, and what came late. */
import { ok, refusal } from './fakeServer';

interface Draft {
  version: number;
  language: string;
  code: string;
  savedAt: string;
  client: string;
}

export class FakeDrafts {
  readonly current = new Map<string, Draft>();
  /** Newest last. */
  readonly aside: Draft[] = [];
  #newest: string | null = null;
  #number = 0;

  /** As from another computer. */
  write(language: string, code: string): Draft {
    this.#number += 1;
    const savedAt = `2026-11-21T09:30:${String(this.#number).padStart(2, '0')}.000+00:00`;
    const draft = { version: this.#number, language, code, savedAt, client: '10.0.0.7 · Firefox' };
    this.current.set(language, draft);
    this.#newest = language;
    return draft;
  }

  readonly calls = {
    'GET /api/draft': ({ query }: { query: URLSearchParams }) =>
      ok(this.current.get(query.get('language') ?? this.#newest ?? '') ?? null),
    'PUT /api/draft': ({ body }: { body: unknown }) => {
      const { language, code, version } = body as Draft;
      const current = this.current.get(language);
      if (current && current.code !== code && version < current.version) {
        const yours = { ...current, code, version: 99 };
        this.aside.push(yours);
        return { ...refusal(409, 'draft.conflict', 'choose'), data: { current, yours } };
      }
      const saved = current?.code === code ? current : this.write(language, code);
      return ok({ version: saved.version, savedAt: saved.savedAt });
    },
  };
}
