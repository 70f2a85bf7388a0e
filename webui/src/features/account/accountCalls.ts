import { api, type Schemas } from '../../shared/api/calls';

/** The calls of people without a session (contract account.md); refusals are for the forms. */
export type Captcha = Schemas['CaptchaPicture'];

export function sendRegisterCode(email: string): Promise<Schemas['SentCode']> {
  return api('GET /api/get-register-code', { query: { email }, isQuiet: true });
}

export function register(body: Schemas['RegisterBody']): Promise<null> {
  return api('POST /api/register', { body, isQuiet: true });
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

/** Ends it on the server. Whoever leaves is out here without its answer too: nothing is told. */
export async function endSession(): Promise<void> {
  await api('GET /api/logout', { isQuiet: true }).catch(() => undefined);
}

async function check(body: Schemas['NameCheckBody']): Promise<Schemas['CheckAnswer'] | null> {
  try {
    return await api('POST /api/check-username-or-email', { body, isQuiet: true });
  } catch {
    return null;
  }
}

export function fetchCaptcha(): Promise<Captcha> {
  return api('GET /api/captcha', { isQuiet: true });
}

export function applyResetPassword(body: Schemas['ApplyResetBody']): Promise<null> {
  return api('POST /api/apply-reset-password', { body, isQuiet: true });
}

export function resetPassword(body: Schemas['ResetBody']): Promise<null> {
  return api('POST /api/reset-password', { body, isQuiet: true });
}
