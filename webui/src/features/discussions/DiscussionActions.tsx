import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAction } from '../../shared/forms/useAction';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { IconPencil, IconTrash } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { lazyPart } from '../../shared/ui/lazyPart';
import { discussionsAddress, problemAddress } from './discussionAddress';
import {
  type DiscussionDetail,
  deleteDiscussion,
  discussionKey,
  likeDiscussion,
  listKeys,
} from './discussionCalls';
import styles from './discussions.module.css';
import { IconFlag, IconThumbUp, IconThumbUpFilled } from './icons';

const DiscussionDialog = lazyPart(() => import('./DiscussionDialog'), { missing: 'dialog' });
const ReportDialog = lazyPart(() => import('./ReportDialog'), { missing: 'dialog' });

/** What its reader may do about it. */
export function DiscussionActions({ discussion }: { discussion: DiscussionDetail }) {
  const { t } = useTranslation('discussions');
  const user = useUser();
  const [open, setOpen] = useState<'edit' | 'report' | null>(null);
  const [, navigate] = useLocation();
  const { id, gid, pid, hasLike, title } = discussion;
  const liking = useAction({
    run: (toLike: boolean) => likeDiscussion(id, toLike),
    said: (_, toLike) => t(toLike ? 'like.done' : 'like.cancelled'),
    keys: [discussionKey(id)],
    isSingle: true,
  });
  const removing = useAction({
    run: () => deleteDiscussion(discussion),
    ask: () => ({
      title: t('delete.title'),
      body: t('delete.body', { title }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done'),
    keys: listKeys,
    onDone: () => navigate(discussionsAddress(gid)),
    isSingle: true,
  });
  return (
    <div className={styles.actions}>
      <Button
        icon={hasLike ? IconThumbUpFilled : IconThumbUp}
        aria-pressed={hasLike === true}
        isBusy={liking.isBusy}
        onClick={() => (user ? void liking.run(!hasLike) : askToLogin())}
      >
        {t(hasLike ? 'like.undo' : 'like.do')}
      </Button>
      {pid && <Link href={problemAddress(gid, pid)}>{t('toProblem')}</Link>}
      {discussion.mayEdit && (
        <Button kind="quiet" icon={IconPencil} onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
      )}
      {discussion.mayDelete && (
        <Button kind="quiet" icon={IconTrash} onClick={() => void removing.run()}>
          {t('delete.open')}
        </Button>
      )}
      <Button
        kind="quiet"
        icon={IconFlag}
        onClick={() => (user ? setOpen('report') : askToLogin())}
      >
        {t('report.open')}
      </Button>
      {open === 'edit' && (
        <DiscussionDialog
          gid={gid}
          pid={pid}
          discussion={discussion}
          mayModerate={discussion.mayModerate}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'report' && <ReportDialog did={id} onClose={() => setOpen(null)} />}
    </div>
  );
}
