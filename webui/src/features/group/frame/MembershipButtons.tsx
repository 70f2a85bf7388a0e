import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { groupKey, groupsKey } from '../../../entities/group/groupQueries';
import { groupAuth, groupLevel } from '../../../entities/group/groupRules';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import styles from './frame.module.css';
import { LaterApplyDialog } from './laterApplyDialog';
import { disbandGroup, joinGroup, leaveGroup } from './membershipCalls';

/** Apply, Applying, Refused; Exit for members, Disband for the owner and root of the site. */
export function MembershipButtons() {
  const { level, isOwner, isAboveAll } = useGroup();
  const hasRow = level >= groupLevel.member;
  return (
    <div className={styles.buttons}>
      {!hasRow && !isOwner && <JoinButton />}
      {hasRow && !isOwner && <ExitButton />}
      {isAboveAll && <DisbandButton />}
    </div>
  );
}

function JoinButton() {
  const { t } = useTranslation('groupFrame');
  const { group, gid, level } = useGroup();
  const [isApplying, setApplying] = useState(false);
  const isPublic = group.auth === groupAuth.public;
  const join = useAction({
    run: () => joinGroup(gid),
    said: () => t('apply.joined'),
    keys: [groupKey(gid), groupsKey],
    isSingle: true,
  });
  if (level === groupLevel.applying && !isPublic) {
    return (
      <Button className={styles.applying ?? ''} disabled title={t('apply.applyingHint')}>
        {t('apply.applying')}
      </Button>
    );
  }
  const isRefused = level === groupLevel.refused;
  return (
    <>
      {isRefused && <p className={styles.refused}>{t('apply.refused')}</p>}
      <Button
        kind="primary"
        isBusy={join.isBusy}
        onClick={() => (isPublic ? void join.run() : setApplying(true))}
      >
        {t(isPublic ? 'apply.join' : isRefused ? 'apply.again' : 'apply.apply')}
      </Button>
      {isApplying && <LaterApplyDialog group={group} onClose={() => setApplying(false)} />}
    </>
  );
}

function ExitButton() {
  const { t } = useTranslation('groupFrame');
  const { group, gid } = useGroup();
  const exit = useAction({
    run: () => leaveGroup(gid),
    ask: () => ({
      title: t('exit.title', { name: group.name }),
      body: t('exit.body'),
      confirmLabel: t('exit.confirm'),
      isDestructive: true,
    }),
    said: () => t('exit.done'),
    keys: [groupKey(gid), groupsKey],
  });
  return (
    <Button isBusy={exit.isBusy} onClick={() => void exit.run()}>
      {t('exit.exit')}
    </Button>
  );
}

function DisbandButton() {
  const { t } = useTranslation('groupFrame');
  const [, navigate] = useLocation();
  const { group, gid } = useGroup();
  const disband = useAction({
    run: () => disbandGroup(gid),
    ask: () => ({
      title: t('disband.title', { name: group.name }),
      body: t('disband.body'),
      confirmLabel: t('disband.confirm'),
      isDestructive: true,
    }),
    said: () => t('disband.done'),
    keys: [groupsKey],
    onDone: () => navigate(to('GroupList')),
  });
  return (
    <Button kind="danger" isBusy={disband.isBusy} onClick={() => void disband.run()}>
      {t('disband.disband')}
    </Button>
  );
}
