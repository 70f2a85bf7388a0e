import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../entities/contest/ContestContext';
import { useGroupHere } from '../../entities/group/GroupContext';
import { practice } from '../../entities/place/place';
import { useTitle } from '../../shared/lib/useTitle';
import { SubmissionBrowser } from './SubmissionBrowser';

/** /status, /contest/:contestID/submissions and /group/:groupID/status (S1 §2, S2 §2, S3 §2) */
export default function SubmissionListPage() {
  const { t } = useTranslation('submissions');
  const here = useContestHere();
  const group = useGroupHere();
  const around = here?.contest.title ?? group?.group.name;
  const title = around ? `${t('title')} - ${around}` : t('title');
  useTitle(title);
  if (group !== null) {
    const place = { kind: 'group', id: group.gid, within: 0 } as const;
    return <SubmissionBrowser place={place} title={title} isTab />;
  }
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
