import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { classNames } from './classNames';
import { subscribeToStack, topDialog } from './dialogStack';
import { Icon, type IconType } from './Icon';
import { IconButton } from './IconButton';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from './icons';
import { Link } from './Link';
import { closeNotification, currentNotification, subscribeToNotifications } from './notification';
import styles from './ToastHost.module.css';
import { currentToast, subscribeToToasts, type ToastTone, toast } from './toast';

const icons: Record<ToastTone, IconType> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

/** Shows the current toast and notification; inside the topmost dialog if one is open, since it covers the page. */
export function ToastHost() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast);
  const note = useSyncExternalStore(subscribeToNotifications, currentNotification);
  const dialog = useSyncExternalStore(subscribeToStack, topDialog);
  if (!message && !note) return null;
  return createPortal(
    <>
      {message && (
        <NoteCard
          key={message.id}
          tone={message.tone}
          duration={message.duration}
          role={message.tone === 'error' ? 'alert' : 'status'}
          onClose={toast.close}
        >
          {message.message}
        </NoteCard>
      )}
      {note && (
        <NoteCard
          key={note.id}
          className={styles.notification}
          tone={note.tone}
          duration={note.duration}
          // The toast with the same words has been read aloud already.
          role={note.tone === 'error' ? 'note' : 'status'}
          onClose={closeNotification}
        >
          <strong className={styles.title}>{note.title}</strong>
          {note.href ? (
            <Link href={note.href} onClick={closeNotification}>
              {note.message}
            </Link>
          ) : (
            note.message
          )}
        </NoteCard>
      )}
    </>,
    dialog ?? document.body,
  );
}

interface NoteCardProps {
  tone: ToastTone;
  duration: number;
  role: 'alert' | 'status' | 'note';
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

function NoteCard({ tone, duration, role, className, onClose, children }: NoteCardProps) {
  const { t } = useTranslation('shell');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stays while somebody reads it
    <div
      role={role}
      data-no-print
      className={classNames(styles.toast, styles[tone], className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon icon={icons[tone]} size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      <IconButton
        icon={IconX}
        iconSize={14}
        className={styles.close ?? ''}
        label={t('kit.close')}
        onClick={onClose}
      />
    </div>
  );
}
