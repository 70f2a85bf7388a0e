import { request } from '../../shared/api/client';
import type { SetupState, UserInfo } from '../../shared/api/types';

export interface SetupAnswers {
  code: string;
  password: string;
  name: string;
  shortName: string;
  language: 'zh-CN' | 'en-US';
  timezone: string;
}

export const setupQuery = {
  queryKey: ['setup'],
  queryFn: () => request<SetupState>('/api/setup', { isQuiet: true }),
};

export function finishSetup(answers: SetupAnswers): Promise<UserInfo> {
  return request<UserInfo>('/api/setup', { method: 'POST', body: answers, isQuiet: true });
}
