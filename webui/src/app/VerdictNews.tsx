import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOfWire } from '../entities/place/codec';
import { type AwaitedVerdict, forgetVerdict } from '../entities/submission/awaitedVerdicts';
import { submissionAddress } from '../entities/submission/submissionAddress';
import { statusKey, statusQuery } from '../entities/submission/submissionQueries';
import type { JudgeRow } from '../entities/submission/types';
import { useLiveTopic } from '../shared/api/live';
import { usePolling } from '../shared/lib/usePolling';
import { describeVerdict, isInProgress } from '../shared/lib/verdict';
import { useUser } from '../shared/session/useUser';
import { notify } from '../shared/ui/notification';

/** Pause between two questions, in ms (S1 §9). */
const pollEvery = 2000;

/** Tells verdicts that come after the page of their problem was left. */
export default function VerdictNews({ awaited }: { awaited: readonly AwaitedVerdict[] }) {
  const uid = useUser()?.uid ?? null;
  const queries = useQueryClient();
  useLiveTopic(
    uid === null ? null : `submission:${uid}`,
    (news) => queries.setQueryData(statusKey(news.submitId), news),
    () => void queries.invalidateQueries({ queryKey: ['submissions', 'status'] }),
  );
  return awaited.map((each) =>
    each.uid === uid ? <Awaited key={each.submitId} {...each} /> : null,
  );
}

function Awaited({ submitId, name, cid }: AwaitedVerdict) {
  const { t } = useTranslation('shell');
  const { data, isError } = useQuery({
    ...statusQuery(placeOfWire({ cid }), submitId),
    ...usePolling<JudgeRow | null>({
      every: pollEvery,
      until: (found) => found === null || !isInProgress(found.status),
    }),
  });
  useEffect(() => {
    if (isError || data === null) forgetVerdict(submitId);
    if (!data || isInProgress(data.status)) return;
    forgetVerdict(submitId);
    const words = t(`verdict.${describeVerdict(data.status).key}`);
    const points = data.score === null ? '' : ` · ${data.score}`;
    notify(name, `${words}${points}`, 'info', submissionAddress(data));
  }, [data, isError, name, submitId, t]);
  return null;
}
