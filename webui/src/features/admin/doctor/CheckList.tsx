import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '../../../shared/ui/icons';
import styles from './doctor.module.css';
import type { DoctorCheck } from './doctorCalls';

const icons = { green: IconCircleCheck, amber: IconAlertTriangle, red: IconCircleX } as const;

/** Each check with its word: what was found, and what mends it. */
export function CheckList({ checks }: { checks: readonly DoctorCheck[] }) {
  const { t } = useTranslation('adminDoctor');
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.id} className={styles.check} data-level={check.level}>
          <span className={styles.level}>
            <Icon icon={icons[check.level]} size={18} />
            {t(`level.${check.level}`)}
          </span>
          <span className={styles.title}>{check.title}</span>
          <div className={styles.found}>
            <p>{check.found}</p>
            {check.remedy && <p className={styles.remedy}>{check.remedy}</p>}
            {check.command && (
              <div className={styles.command}>
                <code>{check.command}</code>
                <CopyButton text={check.command} label={t('copy', { title: check.title })} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
