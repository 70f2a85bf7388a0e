import { api, type Schemas } from '../../../shared/api/calls';

/** Contract admin.md §19. */
export type AdminLanguage = Schemas['AdminLanguage'];
export type LanguageBody = Schemas['ChangedLanguage'];

export const languageStatus = { offered: 0, off: 1 } as const;

export const languagesKey = ['admin', 'languages'] as const;

/** The list that problems and editors offer. */
export const offeredLanguagesKey = ['languages'] as const;

export const adminLanguagesQuery = {
  queryKey: languagesKey,
  queryFn: () => api('GET /api/admin/language', { isQuiet: true }),
};

export function saveLanguage(body: LanguageBody): Promise<null> {
  return api('PUT /api/admin/language', { body, isQuiet: true });
}

/** Looks for compilers on the server again. */
export function probeLanguages(): Promise<AdminLanguage[]> {
  return api('POST /api/admin/language/probe');
}

export const bodyOf = (language: AdminLanguage): LanguageBody => ({
  id: language.id,
  template: language.template,
  codeTemplate: language.codeTemplate,
  description: language.description,
  seq: language.seq,
  status: language.status,
});
