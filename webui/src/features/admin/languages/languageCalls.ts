import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

/** Contract admin.md §19. */
export type AdminLanguage = components['schemas']['AdminLanguage'];
export type LanguageBody = components['schemas']['ChangedLanguage'];

export const languageStatus = { offered: 0, off: 1 } as const;

const path = '/api/admin/language';

export const languagesKey = ['admin', 'languages'] as const;

/** The list that problems and editors offer. */
export const offeredLanguagesKey = ['languages'] as const;

export const adminLanguagesQuery = {
  queryKey: languagesKey,
  queryFn: () => request<AdminLanguage[]>(path, { isQuiet: true }),
};

export function saveLanguage(body: LanguageBody): Promise<null> {
  return request<null>(path, { method: 'PUT', body, isQuiet: true });
}

/** Looks for compilers on the server again. */
export function probeLanguages(): Promise<AdminLanguage[]> {
  return request<AdminLanguage[]>(`${path}/probe`, { method: 'POST' });
}

export const bodyOf = (language: AdminLanguage): LanguageBody => ({
  id: language.id,
  template: language.template,
  codeTemplate: language.codeTemplate,
  description: language.description,
  seq: language.seq,
  status: language.status,
});
