import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../shared/api/calls';
import { Chip } from '../../shared/ui/Chip';

/** Of what came when the time was over: by how much, and what that means. Its words are those of the
 * work around it. */
export function ArrivalChip({ arrival }: { arrival: Schemas['LateArrival'] }) {
  const { t } = useTranslation('timedWork');
  const { afterExam, counts, lateSeconds, takenAtEnd } = arrival;
  return (
    <Chip tone={counts ? 'info' : 'warn'}>
      {afterExam && t('after.mark')}
      {takenAtEnd && t('arrival.taken')}
      {!afterExam &&
        !takenAtEnd &&
        t(counts ? 'arrival.late' : 'arrival.tooLate', { count: lateSeconds })}
    </Chip>
  );
}
