import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/IconButton';
import { Popover } from '../../shared/ui/Popover';
import styles from './comments.module.css';
import { emojis } from './emojis';
import { IconMoodSmile } from './icons';

/** A table of faces; the chosen one goes into the text. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('comments');
  return (
    <Popover
      label={t('write.emoji')}
      trigger={(attributes) => (
        <IconButton icon={IconMoodSmile} label={t('write.emoji')} {...attributes} />
      )}
    >
      {(close) => (
        <div className={styles.emojis}>
          {emojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={styles.emoji}
              onClick={() => {
                close();
                onChoose(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
