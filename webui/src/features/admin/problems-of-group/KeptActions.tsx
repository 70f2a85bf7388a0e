import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { useAction } from '../../../shared/forms/useAction';
import { buttonClass } from '../../../shared/ui/Button';
import { DisclosureMenu, type MenuEntry } from '../../../shared/ui/DisclosureMenu';
import { Icon } from '../../../shared/ui/Icon';
import {
  IconDots,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFileText,
  IconTrash,
  IconUsers,
} from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { IconFileExport, IconHistory } from '../icons';
import { deleteKept, downloadCases, isShown, showOrHide } from '../keptProblems';
import { problemPagesOf } from '../problemPages';
import { applyPublic, type KeptRow, problemsKey, progress } from './groupProblemCalls';
import styles from './groupProblems.module.css';
import { KeptExport } from './laterExportDialog';

/** What whoever looks after a problem does with it (S3 §2.4). */
export function KeptActions({ row }: { row: KeptRow }) {
  const { t } = useTranslation('adminProblemsOfGroup');
  const { gid } = useGroup();
  const { id: pid, problemId: id, title } = row;
  const pages = problemPagesOf(gid);
  const [isExporting, setExporting] = useState(false);
  const keys = [problemsKey(gid), ['problem']];
  const isSeen = isShown(row);
  const isAsked = row.applyPublicProgress === progress.applied;
  const isPublic = row.applyPublicProgress === progress.accepted;
  const turn = useAction({
    run: () => showOrHide(row),
    said: () => t(isSeen ? 'hidden' : 'shown', { id }),
    keys,
  });
  const download = useAction({
    run: () => downloadCases(pid),
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
    run: () => deleteKept(pid),
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
      label: t(isSeen ? 'hide' : 'show'),
      icon: isSeen ? IconEyeOff : IconEye,
      onSelect: () => void turn.run(),
    },
    { key: 'preview', label: t('preview'), icon: IconEye, href: pages.preview(id) },
    { key: 'versions', label: t('versions'), icon: IconHistory, href: pages.versions(pid) },
    { key: 'editorial', label: t('editorial'), icon: IconFileText, href: pages.editorial(pid) },
    {
      key: 'download',
      label: t('download'),
      icon: IconDownload,
      onSelect: () => void download.run(),
    },
    {
      key: 'export',
      label: t('export'),
      icon: IconFileExport,
      onSelect: () => setExporting(true),
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
        href={pages.edit(pid)}
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
      {isExporting && <KeptExport row={row} onClose={() => setExporting(false)} />}
    </span>
  );
}
