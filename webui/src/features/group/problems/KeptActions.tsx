import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { buttonClass } from '../../../shared/ui/Button';
import { DisclosureMenu, type MenuEntry } from '../../../shared/ui/DisclosureMenu';
import { Icon } from '../../../shared/ui/Icon';
import {
  IconDots,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconTrash,
  IconUsers,
} from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import {
  applyPublic,
  auth,
  changeAuth,
  deleteProblem,
  type KeptRow,
  problemsKey,
  progress,
} from './groupProblemCalls';
import styles from './groupProblems.module.css';

/** What whoever looks after a problem does with it (S3 §2.4). */
export function KeptActions({ row }: { row: KeptRow }) {
  const { t } = useTranslation('groupProblems');
  const { gid } = useGroup();
  const { id: pid, problemId: id, title } = row;
  const keys = [problemsKey(gid), ['problem']];
  const isShown = row.auth === auth.members;
  const isAsked = row.applyPublicProgress === progress.applied;
  const isPublic = row.applyPublicProgress === progress.accepted;
  const turn = useAction({
    run: () => changeAuth(pid, isShown ? auth.hidden : auth.members),
    said: () => t(isShown ? 'hidden' : 'shown', { id }),
    keys,
  });
  const download = useAction({
    run: () => downloadFile('GET /api/file/download-testcase', { query: { pid } }),
  });
  const apply = useAction({
    run: () => applyPublic(pid, true),
    ask: () => ({
      title: t('applyTitle', { id }),
      body: t('applyBody', { title }),
      confirmLabel: t('apply'),
    }),
    said: () => t('applied', { id }),
    keys,
  });
  const withdraw = useAction({
    run: () => applyPublic(pid, false),
    ask: () => ({
      title: t('withdrawTitle', { id }),
      body: t('withdrawBody', { title }),
      confirmLabel: t(isPublic ? 'withdrawPublic' : 'withdraw'),
    }),
    said: () => t('withdrawn', { id }),
    keys,
  });
  const remove = useAction({
    run: () => deleteProblem(pid),
    ask: () => ({
      title: t('deleteTitle', { id }),
      body: t('deleteBody', { title }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    said: () => t('deleted', { id }),
    keys,
  });
  const entries: MenuEntry[] = [
    {
      key: 'auth',
      label: t(isShown ? 'hide' : 'show'),
      icon: isShown ? IconEyeOff : IconEye,
      onSelect: () => void turn.run(),
    },
    {
      key: 'download',
      label: t('download'),
      icon: IconDownload,
      onSelect: () => void download.run(),
    },
    {
      key: 'public',
      label: t(isPublic ? 'withdrawPublic' : isAsked ? 'withdraw' : 'apply'),
      icon: IconUsers,
      onSelect: () => void (isPublic || isAsked ? withdraw.run() : apply.run()),
    },
    {
      key: 'delete',
      label: t('delete'),
      icon: IconTrash,
      startsGroup: true,
      onSelect: () => void remove.run(),
    },
  ];
  return (
    <span className={styles.actions}>
      <Link
        className={buttonClass('plain', 'small')}
        href={to('GroupProblemEdit', { groupID: gid, pid })}
        aria-label={t('editNamed', { id })}
      >
        {t('edit')}
      </Link>
      <DisclosureMenu
        align="end"
        hasArrow={false}
        face={<Icon icon={IconDots} />}
        label={t('menu', { id })}
        entries={entries}
      />
    </span>
  );
}
