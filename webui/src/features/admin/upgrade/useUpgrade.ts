import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { usePolling } from '../../../shared/lib/usePolling';
import {
  beginUpgrade,
  type Offer,
  offerOf,
  type UpgradeState,
  upgradeKey,
  upgradeQuery,
  withdrawUpgrade,
} from './upgradeCalls';

/** A file of a new version: sent, looked at, asked for, and what came of it. The site is away in
 * between; when it answers as another version, this page is the old one's and is loaded anew. */
export function useUpgrade(reload: () => void = () => window.location.reload()) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const state = useQuery({
    ...upgradeQuery,
    ...usePolling<UpgradeState>({
      every: 1000,
      until: (found) => found.state === 'idle' || found.state === 'waiting',
    }),
  });
  const running = state.data?.running?.commit;
  const before = useRef(running);
  useEffect(() => {
    if (before.current && running && before.current !== running) reload();
    before.current = running;
  }, [running, reload]);

  const keys = [upgradeKey];
  const send = useSending({
    nameOf: (file: File) => file.name,
    run: offerOf,
    onDone: setOffer,
    showsFailure: true,
  });
  const begin = useAction({
    run: (chosen: Offer) => beginUpgrade(chosen.uploadId),
    keys,
    onDone: () => setOffer(null),
    showsFailure: true,
    isSingle: true,
  });
  const withdraw = useAction({ run: withdrawUpgrade, keys });
  return {
    state,
    offer,
    forget: () => setOffer(null),
    send,
    begin,
    withdraw,
    /** It was asked for, and does not answer at present. */
    isAway: state.data?.state === 'ending' || state.isError || state.failureCount > 0,
  };
}

export type Upgrade = ReturnType<typeof useUpgrade>;
