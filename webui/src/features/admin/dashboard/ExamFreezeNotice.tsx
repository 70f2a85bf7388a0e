import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteMinute } from '../../../shared/lib/siteTime';
import { Notice } from '../../../shared/ui/Notice';
import { examFreezeQuery } from './dashboardQueries';

/** While heavy work waits for an exam: for which, and until when. */
export function ExamFreezeNotice() {
  const { t } = useTranslation('adminDashboard');
  const freeze = useQuery(examFreezeQuery).data;
  if (!freeze?.frozen) return null;
  const last = freeze.exams.at(-1);
  return (
    <Notice>
      {last
        ? t('freeze.until', { title: last.title, time: siteMinute(last.endTime) })
        : t('freeze.byHand')}
    </Notice>
  );
}
