import { useTranslation } from 'react-i18next';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconAlertTriangle } from '../icons';
import styles from './MarkdownEditor.module.css';

/** From this share of the limit on it is told how much there is. */
const shareTold = 0.9;

interface Length {
  written: string;
  most: string;
  isOver: boolean;
}

/** Close to the limit, or above it: how many letters there are, counted as the server does. */
export function nearLimit(text: string, limit: number, locale: string): Length | null {
  if (text.length <= limit * shareTold) return null;
  const letters = Array.from(text).length;
  const [written, most] = [letters, limit].map((count) => count.toLocaleString(locale));
  return { written: written ?? '', most: most ?? '', isOver: letters > limit };
}

/** How much is written; as an error once it is too much. */
export function MarkdownLength({ id, length }: { id: string; length: Length }) {
  const { t } = useTranslation('widgets');
  return (
    <p id={id} className={classNames(styles.length, length.isOver && styles.tooLong)} role="status">
      {length.isOver && <Icon icon={IconAlertTriangle} size={14} />}
      {t('markdown.length', { written: length.written, most: length.most })}
    </p>
  );
}
