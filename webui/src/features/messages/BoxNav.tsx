import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useUnread } from '../../entities/message/unread';
import { Badge } from '../../shared/ui/Badge';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { type BoxName, boxes } from './messageCalls';
import styles from './messages.module.css';

/** The boxes with what is unread in each; each has an address of its own. */
export function BoxNav({ current }: { current: BoxName }) {
  const { t } = useTranslation('messages');
  const unread = useUnread();
  return (
    <nav aria-label={t('boxes')}>
      <ul className={styles.boxes}>
        {boxes.map(({ name, route }) => {
          const count = unread?.[name] ?? 0;
          return (
            <li key={name}>
              <Link
                href={to(route)}
                className={styles.box}
                aria-current={name === current ? 'page' : undefined}
              >
                {t(`box.${name}`)}
                {count > 0 && <span className={layout.hiddenText}>{t('unread', { count })}</span>}
                <Badge count={count} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
