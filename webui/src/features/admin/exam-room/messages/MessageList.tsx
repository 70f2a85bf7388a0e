import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { siteClock } from '../../../../shared/lib/siteTime';
import { Button } from '../../../../shared/ui/Button';
import styles from '../talk/talk.module.css';
import { MessageReaders } from './MessageReaders';
import {
  keysOfMessages,
  type SentMessage,
  sentMessagesQuery,
  withdrawMessage,
} from './messageQueries';

interface MessageListProps {
  tid: number;
  nameOf?: (uid: string) => string | undefined;
}

/** What was said, and how many have read it. */
export function MessageList({ tid, nameOf }: MessageListProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const { data } = useQuery(sentMessagesQuery(tid));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="exam-messages">
      <h2 id="exam-messages">{t('message.list')}</h2>
      <ul className={styles.list}>
        {data.map((message) => (
          <li key={message.id}>
            <Message tid={tid} message={message} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MessageProps {
  tid: number;
  message: SentMessage;
  nameOf: MessageListProps['nameOf'] | undefined;
}

function Message({ tid, message, nameOf }: MessageProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const [isOpen, setOpen] = useState(false);
  const { id, uid, room, text, author, gmtCreate, withdrawn, read, recipients } = message;
  const name = room ?? (uid === null ? t('everybody') : (nameOf?.(uid) ?? t('oneStudent')));
  const withdrawing = useAction({
    run: () => withdrawMessage(tid, id),
    said: () => t('message.withdrawn'),
    keys: keysOfMessages(tid),
    isSingle: true,
  });
  return (
    <>
      <div className={styles.line}>
        <span className={withdrawn === null ? undefined : styles.undone}>
          <strong>{name}</strong> <span className={styles.said}>{text}</span>
          <span className={styles.remark}>
            {siteClock(gmtCreate)} · {author}
          </span>
        </span>
        <span className={styles.buttons}>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('message.readBy', { read, count: recipients })}
          </Button>
          {withdrawn === null && (
            <Button size="small" kind="quiet" onClick={() => void withdrawing.run()}>
              {t('message.withdraw')}
            </Button>
          )}
        </span>
      </div>
      {isOpen && <MessageReaders tid={tid} id={id} />}
    </>
  );
}
