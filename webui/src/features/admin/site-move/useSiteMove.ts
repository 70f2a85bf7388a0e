import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { refusalOf, usePolling } from '../../../shared/lib/usePolling';
import {
  beginLook,
  discardMove,
  type MoveOrder,
  moveQuery,
  movesKey,
  type SiteMove,
  startMove,
} from './moveCalls';

const askEvery = 1000;

/** One site's move. Which one is in the address, so that a reloaded page goes on with it. */
export function useSiteMove() {
  const [, navigate] = useLocation();
  const key = new URLSearchParams(useSearch()).get('move');
  const move = useQuery({
    ...moveQuery(key),
    ...usePolling<SiteMove>({
      every: askEvery,
      until: ({ state }) => state !== 'looking' && state !== 'running',
    }),
  });
  const open = (move?: string) => navigate(to('AdminSiteMove', {}, { move }));
  const keys = [movesKey];
  const look = useSending({
    nameOf: (order: MoveOrder) => order.dump.name,
    run: beginLook,
    keys,
    onDone: (key) => open(key),
    showsFailure: true,
  });
  const start = useAction({ run: startMove, keys, showsFailure: true });
  const discard = useAction({
    run: discardMove,
    keys,
    onDone: () => open(),
    showsFailure: true,
  });
  return {
    key,
    move: move.data ?? null,
    failure: look.error ?? start.error ?? discard.error ?? refusalOf(move),
    sending: look.sending,
    cancel: look.cancel,
    look: look.run,
    start: (keepsStaff: boolean) => start.run({ key: key ?? '', keepsStaff }),
    isStarting: start.isBusy,
    discard: () => discard.run(key ?? ''),
    isDiscarding: discard.isBusy,
    open,
  };
}
