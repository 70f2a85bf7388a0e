import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../shared/api/calls';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Icon } from '../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '../../shared/ui/icons';
import styles from './MachineChecks.module.css';

const icons = { green: IconCircleCheck, amber: IconAlertTriangle, red: IconCircleX } as const;

interface MachineChecksProps<Check extends Schemas['DoctorCheck']> {
  checks: readonly Check[];
  /** A button or a link that mends it. */
  mend?: (check: Check) => ReactNode;
}

/** Each check with its word: what was found, and what mends it. */
export function MachineChecks<Check extends Schemas['DoctorCheck']>({
  checks,
  mend,
}: MachineChecksProps<Check>) {
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
            {mend?.(check)}
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
