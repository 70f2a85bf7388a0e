import { request } from '../../shared/api/client';
import type { components } from '../../shared/api/schema';
import type { UserInfo } from '../../shared/api/types';
import { acceptChange } from '../../shared/session/ownChanges';
import { enterSession } from '../../shared/session/session';

/** Changes of oneself (contract account.md); refusals are for the forms to show. */
type Schemas = components['schemas'];

export type ProfileBody = Required<Schemas['ChangeUserInfoBody']>;

export function sendEmailCode(email: string): Promise<null> {
  return request('/api/get-change-email-code', { query: { email }, isQuiet: true });
}

export async function changeEmail(body: Schemas['ChangeEmailBody']): Promise<void> {
  enter(acceptChange(await request('/api/change-email', { method: 'POST', body, isQuiet: true })));
}

export async function changeMobile(body: Schemas['ChangeMobileBody']): Promise<void> {
  enter(acceptChange(await request('/api/change-mobile', { method: 'POST', body, isQuiet: true })));
}

export async function changeProfile(body: ProfileBody): Promise<void> {
  enter(await request<UserInfo>('/api/change-userInfo', { method: 'POST', body, isQuiet: true }));
}

export async function uploadAvatar(picture: Blob): Promise<void> {
  const body = new FormData();
  body.set('image', new File([picture], 'avatar.png', { type: picture.type }));
  enter(await request<UserInfo>('/api/file/upload-avatar', { method: 'POST', body }));
}

function enter(user: UserInfo | null): void {
  if (user) enterSession(user);
}
