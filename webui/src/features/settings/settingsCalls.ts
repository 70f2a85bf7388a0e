import { api, type Schemas } from '../../shared/api/calls';
import type { UserInfo } from '../../shared/api/types';
import { acceptChange } from '../../shared/session/ownChanges';
import { enterSession } from '../../shared/session/session';

/** Changes of oneself (contract account.md); refusals are for the forms to show. */
export type ProfileBody = Required<Schemas['ChangeUserInfoBody']>;

export function sendEmailCode(email: string): Promise<null> {
  return api('GET /api/get-change-email-code', { query: { email }, isQuiet: true });
}

export async function changeEmail(body: Schemas['ChangeEmailBody']): Promise<void> {
  enter(acceptChange(await api('POST /api/change-email', { body, isQuiet: true })));
}

export async function changeMobile(body: Schemas['ChangeMobileBody']): Promise<void> {
  enter(acceptChange(await api('POST /api/change-mobile', { body, isQuiet: true })));
}

export async function changeProfile(body: ProfileBody): Promise<void> {
  enter(await api('POST /api/change-userInfo', { body, isQuiet: true }));
}

export async function uploadAvatar(picture: File): Promise<void> {
  const body = new FormData();
  body.set('image', picture);
  enter(await api('POST /api/file/upload-avatar', { body }));
}

function enter(user: UserInfo | null): void {
  if (user) enterSession(user);
}
