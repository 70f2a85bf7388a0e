import { api } from '../../shared/api/calls';
import type { UserInfo } from '../../shared/api/types';

export interface SetupAnswers {
  code: string;
  password: string;
  name: string;
  shortName: string;
  language: 'zh-CN' | 'en-US';
  timezone: string;
  demo: boolean;
}

export const setupQuery = {
  queryKey: ['setup'],
  queryFn: () => api('GET /api/setup', { isQuiet: true }),
};

export function finishSetup(answers: SetupAnswers): Promise<UserInfo> {
  return api('POST /api/setup', { body: answers, isQuiet: true });
}
