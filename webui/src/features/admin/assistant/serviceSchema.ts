import type { TFunction } from 'i18next';
import { check, object, pipe, string, trim } from 'valibot';
import { numberOf } from '../../../shared/forms/fieldRules';
import type { ServiceConfig } from './assistantCalls';

export const limits = ['perMinute', 'perDay', 'sitePerDay'] as const;
export const waits = ['connectSeconds', 'firstSeconds', 'idleSeconds', 'wholeSeconds'] as const;
const most = { limit: 100_000, seconds: 120, tokens: 32_768, leastTokens: 16 };

/** What the server will say, said before it is asked (contract ai.md). */
export const serviceSchema = (t: TFunction<'adminAssistant'>) => {
  const between = (sentence: string, least: number, greatest: number) =>
    pipe(
      numberOf(/^\d{1,6}$/, sentence),
      check((value) => value >= least && value <= greatest, sentence),
    );
  const limit = between(t('form.limit'), 0, most.limit);
  const seconds = between(t('form.seconds'), 1, most.seconds);
  return object({
    baseUrl: pipe(
      string(),
      trim(),
      check((text) => text === '' || /^https?:\/\/[^\s?#@]+$/.test(text), t('form.address')),
    ),
    model: pipe(string(), trim()),
    apiKey: pipe(string(), trim()),
    maxTokens: between(t('form.tokens'), most.leastTokens, most.tokens),
    perMinute: limit,
    perDay: limit,
    sitePerDay: limit,
    connectSeconds: seconds,
    firstSeconds: seconds,
    idleSeconds: seconds,
    wholeSeconds: seconds,
  });
};

/** Numbers as they are typed. */
export const typed = (stored: ServiceConfig) => ({
  baseUrl: stored.baseUrl ?? '',
  model: stored.model ?? '',
  apiKey: stored.apiKey ?? '',
  maxTokens: String(stored.maxTokens),
  perMinute: String(stored.perMinute),
  perDay: String(stored.perDay),
  sitePerDay: String(stored.sitePerDay),
  connectSeconds: String(stored.connectSeconds),
  firstSeconds: String(stored.firstSeconds),
  idleSeconds: String(stored.idleSeconds),
  wholeSeconds: String(stored.wholeSeconds),
});
