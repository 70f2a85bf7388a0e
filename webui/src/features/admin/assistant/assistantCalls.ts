/** The AI helper's service, its rule, and what was asked of it (contract ai.md). */
import { api, type Schemas } from '../../../shared/api/calls';

export type ExchangeRow = Schemas['ExchangeRow'];
export type ServiceConfig = Schemas['AssistantConfigShown'];

export const rowsPerPage = 20;
export const actions = ['explain-problem', 'explain-ce', 'provide-idea', 'perfect-code'] as const;

export const exchangesQuery = (keyword: string, action: string, page: number) => ({
  queryKey: ['admin', 'ai', 'exchanges', keyword, action, page] as const,
  queryFn: () =>
    api('GET /api/admin/ai/exchanges', {
      query: {
        keyword: keyword || null,
        action: actions.find((each) => each === action) ?? null,
        currentPage: page,
        limit: rowsPerPage,
      },
      isQuiet: true,
    }),
});

export const exchangeQuery = (id: number) => ({
  queryKey: ['admin', 'ai', 'exchange', id] as const,
  queryFn: () => api('GET /api/admin/ai/exchange', { query: { id }, isQuiet: true }),
});

export const ruleQuery = {
  queryKey: ['admin', 'ai', 'rule'] as const,
  queryFn: () => api('GET /api/admin/ai/rule', { isQuiet: true }),
};

export const saveRule = (rule: string, gmtModified: string | null) =>
  api('PUT /api/admin/ai/rule', { body: { rule, gmtModified }, isQuiet: true });

export const serviceQuery = {
  queryKey: ['admin', 'ai', 'service'] as const,
  queryFn: () => api('GET /api/admin/config/get-ai-config', { isQuiet: true }),
};

export const saveService = (body: object) =>
  api('PUT /api/admin/config/set-ai-config', { body, isQuiet: true });

export const tryService = () => api('POST /api/admin/config/test-ai', {});

export const openToAll = (openAiChat: boolean) =>
  api('PUT /api/admin/switch/update', { body: { openAiChat } });
