import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { ContestPageHead } from '../ContestPageHead';
import { Comments } from './Comments';

/** /contest/:contestID/comment */
export default function ContestCommentsPage() {
  const { t } = useTranslation(['contestComments', 'contest']);
  const { cid, isAdmin } = useContest();
  return (
    <>
      <ContestPageHead title={t('contest:tabs.comment')} />
      <Comments cid={cid} isManager={isAdmin} />
    </>
  );
}
