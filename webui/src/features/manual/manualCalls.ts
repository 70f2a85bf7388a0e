import { api, type Schemas } from '../../shared/api/calls';

export type ManualGuide = Schemas['ManualGuide'];
export type ManualSection = Schemas['ManualSection'];

/** Told in the language of the request: another language is another answer. */
export const manualQuery = (language: string) => ({
  queryKey: ['manual', language] as const,
  queryFn: () => api('GET /api/manual', { isQuiet: true }),
});

export const guideQuery = (name: string, language: string) => ({
  queryKey: ['manual', language, 'guide', name] as const,
  queryFn: () => api('GET /api/manual/guide', { query: { name }, isQuiet: true }),
});

export const manualSearchQuery = (words: string, language: string) => ({
  queryKey: ['manual', language, 'search', words] as const,
  queryFn: () => api('GET /api/manual/search', { query: { words }, isQuiet: true }),
});
