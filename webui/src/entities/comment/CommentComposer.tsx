import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/forms/useAction';
import { useLeaveGuard, useLeaveQuestion } from '../../shared/forms/useLeaveGuard';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { IconButton } from '../../shared/ui/IconButton';
import { IconCode, IconSend } from '../../shared/ui/icons';
import { TextArea } from '../../shared/ui/TextArea';
import {
  applyAction,
  insertText,
  type MarkdownAction,
  type TextState,
} from '../../shared/ui/widgets/MarkdownEditorEdits';
import { useCommentDraft } from './commentDrafts';
import { useCommentPlace } from './commentPlace';
import { commentsKey, writeComment } from './commentQueries';
import styles from './comments.module.css';
import { isGoodText } from './commentText';
import { EmojiButton } from './EmojiButton';
import { IconLink, IconList, IconListNumbers, IconSourceCode } from './icons';

const marks = [
  { action: 'code', icon: IconCode },
  { action: 'codeBlock', icon: IconSourceCode },
  { action: 'link', icon: IconLink },
  { action: 'list', icon: IconList },
  { action: 'orderedList', icon: IconListNumbers },
] as const satisfies readonly { action: MarkdownAction; icon: unknown }[];

/** Where a question is written, in Markdown. */
export function CommentComposer() {
  const { t } = useTranslation('comments');
  const user = useUser();
  const { source, isForum, alsoRead } = useCommentPlace();
  const area = useRef<HTMLTextAreaElement>(null);
  const { kept, keep } = useCommentDraft();
  const [text, setText] = useState(kept?.text ?? '');
  const write = (next: string) => {
    setText(next);
    keep({ text: next });
  };
  useLeaveGuard(text.trim() !== '', useLeaveQuestion());
  const sending = useAction({
    run: () => writeComment(source, text),
    said: () => t('write.sent'),
    keys: [commentsKey(source), ...alsoRead],
    onDone: () => write(''),
    isSingle: true,
  });

  const edit = (change: (state: TextState) => TextState) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const next = change({ text: element.value, start, end });
    write(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  const words = { bold: '', italic: '', heading: '', column: '' };
  const placeholders = { ...words, list: t('write.listText'), link: t('write.linkText') };

  const send = () => {
    if (!user) askToLogin();
    else if (isGoodText(text, t)) void sending.run();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={area}
        rows={8}
        aria-label={t(isForum ? 'write.forumLabel' : 'write.label')}
        placeholder={t(isForum ? 'write.forumPlaceholder' : 'write.placeholder')}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className={styles.tools}>
        <EmojiButton onChoose={(emoji) => edit((state) => insertText(state, emoji))} />
        {marks.map(({ action, icon }) => (
          <IconButton
            key={action}
            icon={icon}
            label={t(`write.${action}`)}
            onClick={() => edit((state) => applyAction(action, state, placeholders))}
          />
        ))}
        <Button
          type="submit"
          kind="primary"
          icon={IconSend}
          className={styles.send ?? ''}
          isBusy={sending.isBusy}
        >
          {t('write.send')}
        </Button>
      </div>
    </form>
  );
}
