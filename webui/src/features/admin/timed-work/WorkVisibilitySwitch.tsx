import { useTranslation } from 'react-i18next';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import { useAction } from '../../../shared/forms/useAction';
import styles from '../desk.module.css';
import { type AdminTimedWorkRow, showWork, worksKey } from './timedWorkQueries';

/** Shows a work in everybody's list or hides it, with all that is in it. */
export function WorkVisibilitySwitch({ row }: { row: AdminTimedWorkRow }) {
  const { t } = useTranslation('adminTimedWork');
  const { title, recordCount: count } = row;
  const change = useAction({
    run: () => showWork(row.id, !row.visible),
    ask: () =>
      row.visible && row.status === 0 && count > 0
        ? {
            title: t('hide.title'),
            body: t('hide.body', { title, count }),
            confirmLabel: t('hide.confirm'),
            isDestructive: true,
          }
        : null,
    said: () => t(row.visible ? 'hiddenNow' : 'shownNow', { title }),
    keys: [worksKey],
  });
  return (
    <StoredSwitch
      checked={row.visible}
      label={<span className={styles.switchWord}>{t(row.visible ? 'shown' : 'hidden')}</span>}
      aria-label={t('showNamed', { title })}
      disabled={change.isBusy || !row.isManager}
      onPress={() => void change.run()}
    />
  );
}
