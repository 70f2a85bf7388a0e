import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../app/access';
import type { RouteName } from '../../app/routes';
import { useUser } from '../../shared/session/useUser';
import { classNames } from '../../shared/ui/classNames';
import { Icon, type IconType } from '../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import styles from './FindingList.module.css';

interface Found {
  key: string;
  severity: 'error' | 'warning' | 'hint';
  message: string;
}

interface FindingListProps<Finding extends Found> {
  findings: readonly Finding[];
  /** The page that mends it. */
  pageOf: (finding: Finding) => { route: RouteName; href: string; words: string };
  onLeave?: () => void;
}

const icons: Record<Found['severity'], IconType> = {
  error: IconCircleX,
  warning: IconAlertTriangle,
  hint: IconInfoCircle,
};

/** What a check found: the worst first, as the server has them; each with the page that mends it. */
export function FindingList<Finding extends Found>({
  findings,
  pageOf,
  onLeave,
}: FindingListProps<Finding>) {
  const { t } = useTranslation('adminContests');
  const user = useUser();
  return (
    <ul className={styles.list}>
      {findings.map((finding) => {
        const { route, href, words } = pageOf(finding);
        return (
          <li key={`${finding.key} ${finding.message}`} className={styles.finding}>
            <span className={classNames(styles.mark, styles[finding.severity])}>
              <Icon icon={icons[finding.severity]} size={18} />
              {t(`check.severity.${finding.severity}`)}
            </span>
            <span className={styles.words}>{finding.message}</span>
            {mayOpen(route, user) && (
              <Link href={href} onClick={onLeave}>
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
