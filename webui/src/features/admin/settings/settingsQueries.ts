import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../../shared/api/calls';

export type StoredWebsite = Schemas['AdminWebsiteConfig'];
export type StoredSwitches = Schemas['SwitchInfo'];
export type StoredMail = Schemas['MailConfigShown'];
export type KeptMail = Schemas['OutboxRow'];

/** Admin lists show ten rows (S3 §9). */
export const mailsPerPage = 10;

export const websiteQuery = {
  queryKey: ['admin', 'website'] as const,
  queryFn: () => api('GET /api/admin/config/get-web-config', { isQuiet: true }),
};

export const switchesQuery = {
  queryKey: ['admin', 'switches'] as const,
  queryFn: () => api('GET /api/admin/switch/info', { isQuiet: true }),
};

export const mailQuery = {
  queryKey: ['admin', 'mail'] as const,
  queryFn: () => api('GET /api/admin/config/get-email-config', { isQuiet: true }),
};

export const outboxKey = ['admin', 'outbox'] as const;

export const outboxQuery = (page: number) => ({
  queryKey: [...outboxKey, page] as const,
  queryFn: () =>
    api('GET /api/admin/config/mail-outbox', {
      query: { currentPage: page, limit: mailsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export function saveWebsite(body: object): Promise<null> {
  return api('PUT /api/admin/config/set-web-config', { body, isQuiet: true });
}

export function saveSwitches(body: object): Promise<null> {
  return api('PUT /api/admin/switch/update', { body, isQuiet: true });
}

export function saveMail(body: object): Promise<null> {
  return api('PUT /api/admin/config/set-email-config', { body, isQuiet: true });
}

export function sendTestMail(email: string): Promise<null> {
  const body = { email };
  return api('POST /api/admin/config/test-email', { body, isQuiet: true });
}

/** Null deletes all of them. */
export function deleteMails(id: number | null): Promise<null> {
  return api('DELETE /api/admin/config/mail-outbox', { query: { id } });
}
