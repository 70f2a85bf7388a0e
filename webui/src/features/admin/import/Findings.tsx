import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Icon, type IconType } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import styles from './import.module.css';
import type { ImportedProblem } from './importTypes';

/** What a teacher should know about one problem of the package, the worst first. */
export function Findings({ problem }: { problem: ImportedProblem }) {
  const { t } = useTranslation('adminImport');
  const { error, duplicateOf, losses, warnings } = problem;
  if (!error && duplicateOf === undefined && losses.length + warnings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {error && <Finding icon={IconCircleX} tone="bad" text={error.msg} />}
      {duplicateOf !== undefined && (
        <li className={styles.warn}>
          <Icon icon={IconAlertTriangle} size={14} />
          <span>
            {t('duplicate')}{' '}
            <Link href={to('AdminProblemEdit', { pid: duplicateOf })}>{t('duplicateOpen')}</Link>
          </span>
        </li>
      )}
      {losses.map((loss) => (
        <Finding
          key={`${loss.field} ${loss.msg}`}
          icon={IconAlertTriangle}
          tone="warn"
          text={loss.msg}
        />
      ))}
      {warnings.map((warning) => (
        <Finding key={warning.msg} icon={IconInfoCircle} tone="plain" text={warning.msg} />
      ))}
    </ul>
  );
}

interface FindingProps {
  icon: IconType;
  tone: 'bad' | 'warn' | 'plain';
  text: string;
}

function Finding({ icon, tone, text }: FindingProps) {
  return (
    <li className={styles[tone]}>
      <Icon icon={icon} size={14} />
      <span>{text}</span>
    </li>
  );
}
