import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../shared/lib/useOnChange';
import { buttonClass } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Icon } from '../../shared/ui/Icon';
import { IconDownload } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import type { LessonItem } from './lessonCalls';
import styles from './lessons.module.css';

interface ViewerDialogProps {
  item: LessonItem;
  /** A document when it is opened, a film once most of it was played. */
  onSeen: () => void;
  onClose: () => void;
}

/** Of a film; the credits need nobody's patience. */
const enough = 0.9;

/** Plays a film, or shows a document in the browser's own viewer (S3 §2.11). */
export default function ViewerDialog({ item, onSeen, onClose }: ViewerDialogProps) {
  const { t } = useTranslation('lessons');
  // Another answer of the server may bear another key: what is shown must not begin anew.
  const [address] = useState(item.url);
  const [isBroken, setBroken] = useState(false);
  const isFilm = item.shownAs === 'video';
  useOnChange(() => {
    if (!isFilm) onSeen();
  }, item.id);
  return (
    <Dialog
      title={item.title}
      size="full"
      onClose={onClose}
      actions={
        <a href={`${address}&as=save`} download className={buttonClass()}>
          <Icon icon={IconDownload} />
          {t('download')}
        </a>
      }
    >
      {isBroken && <Notice tone="bad">{t('broken')}</Notice>}
      {isFilm ? (
        // biome-ignore lint/a11y/useMediaCaption: films of teachers bring no captions of their own
        <video
          className={styles.viewer}
          src={address}
          controls
          preload="metadata"
          aria-label={item.title}
          onError={() => setBroken(true)}
          onEnded={onSeen}
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
            if (duration > 0 && currentTime / duration >= enough) onSeen();
          }}
        />
      ) : (
        <iframe className={styles.viewer} src={address} title={item.title} />
      )}
    </Dialog>
  );
}
