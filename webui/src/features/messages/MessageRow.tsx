import { useTranslation } from 'react-i18next';
import { UserLink } from '../../entities/user/UserLink';
import { Avatar } from '../../shared/ui/Avatar';
import { Chip } from '../../shared/ui/Chip';
import { Link } from '../../shared/ui/Link';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { DeleteMessage } from './DeleteMessage';
import type { BoxName, ReceivedMessage } from './messageCalls';
import styles from './messages.module.css';

/** Who did what where, and the words as plain text: what was cut is no Markdown any more. */
export function MessageRow({ box, message }: { box: BoxName; message: ReceivedMessage }) {
  const { t } = useTranslation('messages');
  const { senderId, senderUsername, sourceTitle, url } = message;
  return (
    <li className={styles.row}>
      <Avatar name={senderUsername} image={message.senderAvatar} />
      <article className={styles.body}>
        <p className={styles.line}>
          <UserLink user={{ uid: senderId, username: senderUsername }} />
          <span>{t(`did.${message.action}`)}</span>
          {url === null ? (
            <span className={styles.gone}>{sourceTitle}</span>
          ) : (
            <Link href={url}>{sourceTitle}</Link>
          )}
          {!message.state && <Chip tone="warn">{t('new')}</Chip>}
        </p>
        {message.sourceContent !== null && (
          <p className={styles.content}>{message.sourceContent}</p>
        )}
        {message.quoteContent !== null && (
          <blockquote className={styles.quote}>{message.quoteContent}</blockquote>
        )}
        <RelativeTime className={styles.time} time={message.gmtCreate} />
      </article>
      <DeleteMessage box={box} id={message.id} />
    </li>
  );
}
