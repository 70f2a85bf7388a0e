import { useTranslation } from 'react-i18next';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import { useAction } from '../../../shared/forms/useAction';
import styles from '../desk.module.css';
import { type AdminContestRow, changeQuestion, contestsKey, showContest } from './contestQueries';
import { useMayEditContest } from './contestRights';

/** Shows a contest in everybody's list or hides it, with all that is in it. */
export function VisibilitySwitch({ row }: { row: AdminContestRow }) {
  const { t } = useTranslation('adminContests');
  const mayEdit = useMayEditContest();
  const change = useAction({
    run: () => showContest(row.id, !row.visible),
    ask: async () => {
      if (!row.visible) return null;
      const loss = await (await changeQuestion.load()).lossOfHiding(row.id);
      if (loss === '') return null;
      return {
        title: t('hideRunning.title'),
        body: [t('hideRunning.body', { title: row.title }), loss].join('\n'),
        confirmLabel: t('hideRunning.confirm'),
        isDestructive: true,
      };
    },
    said: () => t(row.visible ? 'hiddenNow' : 'shownNow', { title: row.title }),
    keys: [contestsKey],
  });
  return (
    <StoredSwitch
      checked={row.visible}
      label={<span className={styles.switchWord}>{t(row.visible ? 'shown' : 'hidden')}</span>}
      aria-label={t('showNamed', { title: row.title })}
      disabled={change.isBusy || !mayEdit(row)}
      onPress={() => void change.run()}
    />
  );
}
