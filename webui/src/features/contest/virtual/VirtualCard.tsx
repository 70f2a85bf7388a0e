import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordCard } from '../overview/laterPasswordCard';
import { VirtualOffer } from './VirtualOffer';
import { VirtualOutcome } from './VirtualOutcome';
import { VirtualRunning } from './VirtualRunning';
import { type Virtual, virtualQuery } from './virtualQueries';

/** Virtual participation in the overview of an ended contest: the offer, what goes on, or what came of it.
 * Nothing where the reader has none of them. */
export default function VirtualCard() {
  const { cid } = useContest();
  const { data } = useQuery(virtualQuery(cid));
  if (data === undefined) return null;
  if (data.state === 'running' && data.endsAt) return <VirtualRunning endsAt={data.endsAt} />;
  if (data.state === 'ended') return <VirtualOutcome virtual={data} />;
  return <NotYet refusal={data.refusal} />;
}

function NotYet({ refusal }: Pick<Virtual, 'refusal'>) {
  const { t } = useTranslation('contest');
  if (!refusal) return <VirtualOffer />;
  if (refusal === 'contest.virtual_sealed') return <Notice>{t('virtual.offer.sealed')}</Notice>;
  if (refusal !== 'contest.register_first') return null;
  return (
    <>
      <Notice>{t('virtual.offer.password')}</Notice>
      <PasswordCard />
    </>
  );
}
