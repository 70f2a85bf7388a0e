import { keepPreviousData } from '@tanstack/react-query';
import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import type { Page } from '../../../shared/api/types';

type Schemas = components['schemas'];
export type StoredWebsite = Schemas['AdminWebsiteConfig'];
export type StoredSwitches = Schemas['SwitchInfo'];
export type StoredMail = Schemas['MailConfigShown'];
export type KeptMail = Schemas['OutboxRow'];

const config = '/api/admin/config';

/** Admin lists show ten rows (S3 §9). */
export const mailsPerPage = 10;

export const websiteQuery = {
  queryKey: ['admin', 'website'] as const,
  queryFn: () => request<StoredWebsite>(`${config}/get-web-config`, { isQuiet: true }),
};

export const switchesQuery = {
  queryKey: ['admin', 'switches'] as const,
  queryFn: () => request<StoredSwitches>('/api/admin/switch/info', { isQuiet: true }),
};

export const mailQuery = {
  queryKey: ['admin', 'mail'] as const,
  queryFn: () => request<StoredMail>(`${config}/get-email-config`, { isQuiet: true }),
};

export const outboxKey = ['admin', 'outbox'] as const;

export const outboxQuery = (page: number) => ({
  queryKey: [...outboxKey, page] as const,
  queryFn: () =>
    request<Page<KeptMail>>(`${config}/mail-outbox`, {
      query: { currentPage: page, limit: mailsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export function saveWebsite(body: object): Promise<null> {
  return request<null>(`${config}/set-web-config`, { method: 'PUT', body, isQuiet: true });
}

export function saveSwitches(body: object): Promise<null> {
  return request<null>('/api/admin/switch/update', { method: 'PUT', body, isQuiet: true });
}

export function saveMail(body: object): Promise<null> {
  return request<null>(`${config}/set-email-config`, { method: 'PUT', body, isQuiet: true });
}

export function sendTestMail(email: string): Promise<null> {
  const body = { email };
  return request<null>(`${config}/test-email`, { method: 'POST', body, isQuiet: true });
}

/** Null deletes all of them. */
export function deleteMails(id: number | null): Promise<null> {
  return request<null>(`${config}/mail-outbox`, { method: 'DELETE', query: { id } });
}
