import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/forms/useAction';
import { useLeaveGuard, useLeaveQuestion } from '../../shared/forms/useLeaveGuard';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import { TextArea } from '../../shared/ui/TextArea';
import { AudienceChoice } from './AudienceChoice';
import { type ReplyDraft, useReplyDraft } from './commentDrafts';
import { useCommentPlace } from './commentPlace';
import { answerAll, commentsKey, type Quote, writeReply } from './commentQueries';
import styles from './comments.module.css';
import { isGoodText } from './commentText';

const sendWords = {
  thread: 'reply.send',
  private: 'audience.sendPrivate',
  all: 'audience.sendAll',
} as const;

interface ReplyBoxProps {
  commentId: number;
  quote: Quote;
  /** The question, where organisers choose who is to read the answer; null elsewhere. */
  asked: string | null;
  onClose: () => void;
}

/** Where a reply is written, until it is sent or given up. */
export function ReplyBox({ commentId, quote, asked, onClose }: ReplyBoxProps) {
  const { t } = useTranslation('comments');
  const { source, alsoRead } = useCommentPlace();
  const { kept, keep } = useReplyDraft(commentId);
  const isKept = kept?.quote.kind === quote.kind && kept.quote.id === quote.id;
  const [written, setWritten] = useState<Omit<ReplyDraft, 'quote'>>({
    text: isKept ? kept.text : '',
    audience: isKept ? kept.audience : 'thread',
    question: isKept ? kept.question : (asked ?? ''),
  });
  const { text, audience: chosen, question } = written;
  const write = (change: Partial<typeof written>) => {
    const next = { ...written, ...change };
    setWritten(next);
    keep({ ...next, quote });
  };
  const close = () => {
    keep(null);
    onClose();
  };
  const audience = quote.isPrivate ? 'private' : chosen;
  const isToAll = audience === 'all';
  useLeaveGuard(text.trim() !== '', useLeaveQuestion());
  const sending = useAction({
    run: async () => {
      if (isToAll && 'cid' in source) await answerAll(source.cid, commentId, question, text);
      // What answers a private reply is private of itself, whoever writes it.
      else await writeReply(commentId, quote, text, chosen === 'private');
    },
    said: () => t(isToAll ? 'reply.sentToAll' : 'reply.sent'),
    keys: [commentsKey(source), ...alsoRead],
    onDone: close,
    isSingle: true,
  });
  const label = t('reply.to', { name: quote.name });
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (isToAll && !isGoodText(question, t)) return;
        if (isGoodText(text, t)) void sending.run();
      }}
    >
      {quote.isPrivate && <p className={styles.hint}>{t('reply.privateHint')}</p>}
      {asked !== null && !quote.isPrivate && (
        <AudienceChoice audience={chosen} onChoose={(next) => write({ audience: next })} />
      )}
      {isToAll && (
        <Field label={t('audience.question')} hint={t('audience.questionHint')}>
          <TextArea
            rows={2}
            value={question}
            onChange={(event) => write({ question: event.currentTarget.value })}
          />
        </Field>
      )}
      <TextArea
        rows={3}
        autoFocus
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
      <div className={styles.tools}>
        <Button className={styles.send ?? ''} onClick={close}>
          {t('reply.cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={sending.isBusy}>
          {t(sendWords[asked === null ? 'thread' : audience])}
        </Button>
      </div>
    </form>
  );
}
