import type { Schemas } from '../api/calls';
import { ApiError } from '../api/errors';
import type { UserInfo } from '../api/types';

/** Contract account.md, ChangeAccount: such a call succeeds even when the change does not; then this
 * throws an ApiError with the server's words. Returns the user as he is now, where it is told. */
export function acceptChange(answer: Schemas['ChangeAccount']): UserInfo | null {
  if (answer.code !== 200) {
    throw new ApiError(answer.msg, 'account.change_refused', answer.code, 200, null);
  }
  return answer.userInfo;
}
