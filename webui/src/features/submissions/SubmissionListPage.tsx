import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../entities/contest/ContestContext';
import { practice } from '../../entities/place/place';
import { useTitle } from '../../shared/lib/useTitle';
import { SubmissionBrowser } from './SubmissionBrowser';

/** /status, and /contest/:contestID/submissions (S1 §2, S2 §2) */
export default function SubmissionListPage() {
  const { t } = useTranslation('submissions');
  const here = useContestHere();
  const title = here ? `${t('title')} - ${here.contest.title}` : t('title');
  useTitle(title);
  if (here === null) return <SubmissionBrowser place={practice} title={title} />;
  return (
    <SubmissionBrowser
      place={here.place}
      title={title}
      isTab
      containsEnd={here.containsEnd}
      hasEarlier={here.isAdmin}
      hasScore={here.isOi}
    />
  );
}
