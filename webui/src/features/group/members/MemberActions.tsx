import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { groupKey } from '../../../entities/group/groupQueries';
import { groupLevel } from '../../../entities/group/groupRules';
import { useAction } from '../../../shared/forms/useAction';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconSchool, IconTrash } from '../../../shared/ui/icons';
import { Select } from '../../../shared/ui/Select';
import { changeLevel, levelsFor, type Member, removeMember } from './memberCalls';
import styles from './members.module.css';

type Level = 1 | 2 | 3 | 4 | 5;

/** Approves, refuses, raises and lowers: what may be given below one's own level. */
export function LevelSelect({ row }: { row: Member }) {
  const { t } = useTranslation('groupMembers');
  const { gid, level, isAboveAll } = useGroup();
  const change = useAction({
    run: (wanted: number) => changeLevel(row, wanted),
    said: () => t('changed'),
    keys: [groupKey(gid)],
  });
  const offered = levelsFor(row.auth, level, isAboveAll);
  const shown = offered.includes(row.auth) ? offered : [row.auth, ...offered];
  return (
    <span className={styles.level}>
      <Select
        label={t('levelOf', { name: row.username })}
        value={String(row.auth)}
        disabled={offered.length === 0 || change.isBusy}
        options={shown.map((each) => ({
          value: String(each),
          label: t(`level.${each as Level}`),
        }))}
        onChange={(event) => void change.run(Number(event.currentTarget.value))}
      />
    </span>
  );
}

/** One press decides an application. */
export function DecideButtons({ row }: { row: Member }) {
  const { t } = useTranslation('groupMembers');
  const { gid } = useGroup();
  const name = row.username;
  const decide = useAction({
    run: (level: number) => changeLevel(row, level),
    said: () => t('changed'),
    keys: [groupKey(gid)],
    isSingle: true,
  });
  const to = (level: number) => () => void decide.run(level);
  return (
    <span className={styles.decide}>
      <Button size="small" aria-label={t('acceptNamed', { name })} onClick={to(groupLevel.member)}>
        {t('accept')}
      </Button>
      <Button
        size="small"
        kind="plain"
        aria-label={t('refuseNamed', { name })}
        onClick={to(groupLevel.refused)}
      >
        {t('refuse')}
      </Button>
    </span>
  );
}

/** One press makes a colleague a teacher of the class, too. */
export function CoTeacherButton({ row }: { row: Member }) {
  const { t } = useTranslation('groupMembers');
  const { gid, level, isAboveAll } = useGroup();
  const name = row.username;
  const raise = useAction({
    run: () => changeLevel(row, groupLevel.admin),
    said: () => t('coTeacherMade', { name }),
    keys: [groupKey(gid)],
    isSingle: true,
  });
  const isOffered =
    row.auth === groupLevel.member &&
    levelsFor(row.auth, level, isAboveAll).includes(groupLevel.admin);
  if (!isOffered) return null;
  return (
    <IconButton
      icon={IconSchool}
      label={t('coTeacher', { name })}
      disabled={raise.isBusy}
      onClick={() => void raise.run()}
    />
  );
}

/** Nothing for oneself, the owner, and whoever has as much to say. */
export function RemoveButton({ row }: { row: Member }) {
  const { t } = useTranslation('groupMembers');
  const user = useUser();
  const { gid, group, level, isAboveAll } = useGroup();
  const name = row.username;
  const remove = useAction({
    run: () => removeMember(row),
    ask: () => ({
      title: t('removeTitle', { name }),
      body: t('removeBody'),
      confirmLabel: t('removeConfirm'),
      isDestructive: true,
    }),
    said: () => t('removed'),
    keys: [groupKey(gid)],
  });
  const isLower = isAboveAll || row.auth < level;
  if (row.uid === group.uid || row.uid === user?.uid || !isLower) return null;
  return (
    <IconButton
      icon={IconTrash}
      label={t('remove', { name })}
      disabled={remove.isBusy}
      onClick={() => void remove.run()}
    />
  );
}
