import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Icon, type IconType } from '../../../shared/ui/Icon';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import styles from './import.module.css';
import { type ImportedProblem, isAboutId } from './importTypes';

interface FindingsProps {
  problem: ImportedProblem;
  /** It is not stored yet: that nothing is wrong is worth a word. */
  isLookedAt?: boolean;
}

/** What a teacher should know about one problem of the package, the worst first. */
export function Findings({ problem, isLookedAt = false }: FindingsProps) {
  const { t } = useTranslation('adminImport');
  const { error, duplicateOf, losses, warnings, unanswered } = problem;
  const isClean = !error && losses.length + warnings.length + unanswered === 0;
  const isChoice = isLookedAt && isAboutId(problem);
  if (isClean && !isLookedAt) return null;
  return (
    <ul className={styles.findings}>
      {isClean && <Finding icon={IconCircleCheck} tone="good" text={t('clean')} />}
      {error && (
        <Finding
          icon={isChoice ? IconAlertTriangle : IconCircleX}
          tone={isChoice ? 'warn' : 'bad'}
          text={error.msg}
        >
          {duplicateOf !== undefined && (
            <Link href={to('AdminProblemEdit', { pid: duplicateOf })}>{t('duplicateOpen')}</Link>
          )}
        </Finding>
      )}
      {unanswered > 0 && (
        <Finding
          icon={IconAlertTriangle}
          tone="warn"
          text={t('unanswered', { count: unanswered })}
        />
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
  tone: 'good' | 'bad' | 'warn' | 'plain';
  text: string;
  children?: ReactNode;
}

function Finding({ icon, tone, text, children }: FindingProps) {
  return (
    <li className={styles[tone]}>
      <Icon icon={icon} size={14} />
      <span>
        {text} {children}
      </span>
    </li>
  );
}
