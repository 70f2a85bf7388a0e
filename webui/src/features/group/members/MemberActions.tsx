import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { groupKey } from '../../../entities/group/groupQueries';
import { useAction } from '../../../shared/forms/useAction';
import { useUser } from '../../../shared/session/useUser';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
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
