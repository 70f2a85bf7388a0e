import { to } from '../../../app/routes';
import type { ApiError } from '../../../shared/api/errors';
import { viewpoint } from '../../../shared/lib/viewpoint';
import { leaveSession } from '../../../shared/session/session';

/** What the door of an exam says, by the error's key. */
export const stops = [
  'closed',
  'browser_required',
  'address_refused',
  'second_place',
  'elsewhere',
  'moved',
] as const;

interface Told {
  tid?: number;
  title?: string;
  part?: string;
  session?: number;
}

type Navigate = (path: string, options: { replace: boolean }) => void;

/** In the query of a page's address: whose session its keys are bound to. */
const sessionParameter = 'exam-session';

/** Leads to the page that says why, and back from there. */
export function meetExamDoor(error: ApiError, navigate: Navigate): void {
  const { tid, title, part, session } = (error.data ?? {}) as Told;
  const reason = error.key.slice('exam.'.length);
  if (error.httpStatus === 401) leaveSession();
  if (reason === 'closed' && isAside(part, tid)) return;
  if (reason === 'browser_required' && session && loadsAgain(session)) return;
  navigate(to('ExamStop', {}, { reason, tid, title }), { replace: true });
}

/** What a page asks beside its own matter, as the counts of the bar above it: nobody misses it. */
function isAside(part: string | undefined, tid: number | undefined): boolean {
  const path = location.pathname;
  return (
    (part === 'messages' && !path.startsWith('/message')) || path.startsWith(`/timedwork/${tid}`)
  );
}

/** The locked browser's keys belong to the address by which a page was loaded: that has to name the
 * session. False where it does, and the keys are others. */
function loadsAgain(session: number): boolean {
  const page = viewpoint.lockedBrowser;
  if (!page) return false;
  const named = new URL(page.url).searchParams.get(sessionParameter);
  if (named === String(session)) return false;
  const address = new URL(location.href);
  address.searchParams.set(sessionParameter, String(session));
  location.replace(address);
  return true;
}
