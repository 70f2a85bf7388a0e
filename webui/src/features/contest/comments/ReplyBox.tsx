import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useLeaveGuard, useLeaveQuestion } from '../../../shared/forms/useLeaveGuard';
import { Button } from '../../../shared/ui/Button';
import { TextArea } from '../../../shared/ui/TextArea';
import { commentsKey, type Quote, writeReply } from './commentQueries';
import styles from './comments.module.css';
import { isGoodText } from './commentText';

interface ReplyBoxProps {
  cid: number;
  commentId: number;
  quote: Quote;
  onClose: () => void;
}

/** Where a reply is written, until it is sent or given up. */
export function ReplyBox({ cid, commentId, quote, onClose }: ReplyBoxProps) {
  const { t } = useTranslation('contestComments');
  const [text, setText] = useState('');
  useLeaveGuard(text.trim() !== '', useLeaveQuestion());
  const sending = useAction({
    run: () => writeReply(commentId, quote, text),
    said: () => t('reply.sent'),
    keys: [commentsKey(cid)],
    onDone: onClose,
    isSingle: true,
  });
  const label = t('reply.to', { name: quote.name });
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGoodText(text, t)) void sending.run();
      }}
    >
      <TextArea
        rows={3}
        autoFocus
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.tools}>
        <Button className={styles.send ?? ''} onClick={onClose}>
          {t('reply.cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={sending.isBusy}>
          {t('reply.send')}
        </Button>
      </div>
    </form>
  );
}
