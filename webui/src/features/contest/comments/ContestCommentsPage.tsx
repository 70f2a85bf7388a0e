import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Comments } from '../../../entities/comment/Comments';
import type { CommentPlace } from '../../../entities/comment/commentPlace';
import { useContest } from '../../../entities/contest/ContestContext';
import { ContestPageHead } from '../ContestPageHead';

/** /contest/:contestID/comment */
export default function ContestCommentsPage() {
  const { t } = useTranslation(['comments', 'contest']);
  const { cid, isAdmin } = useContest();
  const place = useMemo<CommentPlace>(
    () => ({
      ...{ source: { cid }, isManager: isAdmin, isForum: false },
      ...{ alsoRead: [], foldedCode: null },
    }),
    [cid, isAdmin],
  );
  const tips = isAdmin
    ? ([t('tips.whoManager'), t('tips.answerManager'), t('tips.mannerManager')] as const)
    : ([t('tips.who'), t('tips.answer'), t('tips.manner')] as const);
  return (
    <>
      <ContestPageHead title={t('contest:tabs.comment')} />
      <Comments place={place} title={t('title')} tips={tips} />
    </>
  );
}
