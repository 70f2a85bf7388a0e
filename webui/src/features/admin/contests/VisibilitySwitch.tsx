import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useUser } from '../../../shared/session/useUser';
import { Switch } from '../../../shared/ui/Switch';
import { type AdminContestRow, contestsKey, showContest } from './contestQueries';
import { mayEditContest } from './contestRights';
import styles from './contests.module.css';

/** Shows a contest in everybody's list or hides it, with all that is in it. */
export function VisibilitySwitch({ row }: { row: AdminContestRow }) {
  const { t } = useTranslation('adminContests');
  const user = useUser();
  const change = useAction({
    run: () => showContest(row.id, !row.visible),
    ask: () =>
      row.visible && row.status === 0
        ? {
            title: t('hideRunning.title'),
            body: t('hideRunning.body', { title: row.title }),
            confirmLabel: t('hideRunning.confirm'),
            isDestructive: true,
          }
        : null,
    said: () => t(row.visible ? 'hiddenNow' : 'shownNow', { title: row.title }),
    keys: [contestsKey],
  });
  return (
    <Switch
      checked={row.visible}
      label={<span className={styles.switchWord}>{t(row.visible ? 'shown' : 'hidden')}</span>}
      aria-label={t('showNamed', { title: row.title })}
      disabled={change.isBusy || !mayEditContest(user, row)}
      onChange={() => void change.run()}
    />
  );
}
