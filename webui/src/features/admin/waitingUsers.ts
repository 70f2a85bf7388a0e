import { to } from '../../app/routes';
import { searchOf } from '../../shared/lists/address';

/** The list of those who have never logged in, of one class or of all: whoever misses a slip. */
export const waitingUsers = (className = ''): string =>
  to('AdminUsers') + searchOf({ state: 'neverLoggedIn', className });
