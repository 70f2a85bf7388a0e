import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../../app/access';
import { useUser } from '../../../shared/session/useUser';
import { classNames } from '../../../shared/ui/classNames';
import { Icon, type IconType } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import styles from './CheckDialog.module.css';
import { type Finding, pageOf } from './checkCalls';

interface CheckListProps {
  cid: number;
  findings: readonly Finding[];
  onLeave: () => void;
}

const icons: Record<Finding['severity'], IconType> = {
  error: IconCircleX,
  warning: IconAlertTriangle,
  hint: IconInfoCircle,
};

/** The worst first, as the server has them; each with the page that mends it. */
export function CheckList({ cid, findings, onLeave }: CheckListProps) {
  const { t } = useTranslation('adminContests');
  const user = useUser();
  return (
    <ul className={styles.list}>
      {findings.map((finding) => {
        const { route, href } = pageOf(finding, cid);
        return (
          <li key={`${finding.key} ${finding.message}`} className={styles.finding}>
            <span className={classNames(styles.mark, styles[finding.severity])}>
              <Icon icon={icons[finding.severity]} size={18} />
              {t(`check.severity.${finding.severity}`)}
            </span>
            <span className={styles.words}>{finding.message}</span>
            {mayOpen(route, user) && (
              <Link href={href} onClick={onLeave}>
                {t(`check.where.${finding.where}`)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
