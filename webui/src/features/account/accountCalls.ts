import { request } from '../../shared/api/client';
import type { components } from '../../shared/api/schema';

/** The calls of people without a session (contract account.md); refusals are for the forms. */
type Schemas = components['schemas'];

export type Captcha = Schemas['CaptchaPicture'];

export function sendRegisterCode(email: string): Promise<Schemas['SentCode']> {
  return request('/api/get-register-code', { query: { email }, isQuiet: true });
}

export function register(body: Schemas['RegisterBody']): Promise<null> {
  return request('/api/register', { method: 'POST', body, isQuiet: true });
}

/** Whether somebody has the name; a check that fails stands in nobody's way (S1 §5). */
export async function isUsernameUsed(username: string): Promise<boolean | null> {
  const answer = await check({ username, email: null });
  return answer?.username ?? null;
}

/** As `isUsernameUsed`, of an address. */
export async function isEmailUsed(email: string): Promise<boolean | null> {
  const answer = await check({ username: null, email });
  return answer?.email ?? null;
}

async function check(body: Schemas['NameCheckBody']): Promise<Schemas['CheckAnswer'] | null> {
  try {
    return await request('/api/check-username-or-email', { method: 'POST', body, isQuiet: true });
  } catch {
    return null;
  }
}

export function fetchCaptcha(): Promise<Captcha> {
  return request('/api/captcha', { isQuiet: true });
}

export function applyResetPassword(body: Schemas['ApplyResetBody']): Promise<null> {
  return request('/api/apply-reset-password', { method: 'POST', body, isQuiet: true });
}

export function resetPassword(body: Schemas['ResetBody']): Promise<null> {
  return request('/api/reset-password', { method: 'POST', body, isQuiet: true });
}
