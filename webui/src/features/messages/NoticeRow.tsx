import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/ui/Chip';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { RichText } from '../../shared/ui/widgets/RichText';
import { DeleteMessage } from './DeleteMessage';
import type { BoxName, ReceivedNotice } from './messageCalls';
import styles from './messages.module.css';

export function NoticeRow({ box, notice }: { box: BoxName; notice: ReceivedNotice }) {
  const { t } = useTranslation('messages');
  return (
    <li className={styles.row}>
      <article className={styles.body}>
        <h2 className={styles.line}>
          {notice.title}
          {!notice.state && <Chip tone="warn">{t('new')}</Chip>}
        </h2>
        <RichText source={notice.content} />
        <RelativeTime className={styles.time} time={notice.gmtCreate} />
      </article>
      <DeleteMessage box={box} id={notice.id} />
    </li>
  );
}
