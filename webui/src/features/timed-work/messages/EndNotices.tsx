import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { endOf } from '../../../entities/schedule/scheduleRules';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { serverNow } from '../../../shared/lib/serverClock';
import { toast } from '../../../shared/ui/toast';
import { lastMinutes } from './lastMinutes';

const look = 1000;
const stays = 8000;

/** Quietly, beside the work: ten, five and one minute before the reader's own end. */
export function EndNotices() {
  const { t } = useTranslation('timedWork');
  const { time } = useTimedWork();
  const end = endOf(time);
  const before = useRef(end - serverNow());
  useEffect(() => {
    before.current = end - serverNow();
    const timer = setInterval(() => {
      const left = end - serverNow();
      const minutes = lastMinutes(before.current, left);
      before.current = left;
      if (minutes !== null) toast.warning(t('message.lastMinutes', { count: minutes }), stays);
    }, look);
    return () => clearInterval(timer);
  }, [end, t]);
  return null;
}
