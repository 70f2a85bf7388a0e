import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { classNames } from './classNames';
import { subscribeToStack, topDialog } from './dialogStack';
import { Icon, type IconType } from './Icon';
import { IconButton } from './IconButton';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from './icons';
import styles from './ToastHost.module.css';
import { currentToast, subscribeToToasts, type Toast, type ToastTone, toast } from './toast';

const icons: Record<ToastTone, IconType> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

/** Shows the current toast; inside the topmost dialog if one is open, since it covers the page. */
export function ToastHost() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast);
  const dialog = useSyncExternalStore(subscribeToStack, topDialog);
  if (!shown) return null;
  return createPortal(<ToastCard key={shown.id} shown={shown} />, dialog ?? document.body);
}

function ToastCard({ shown }: { shown: Toast }) {
  const { t } = useTranslation('shell');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toast.close(), shown.duration);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stays while somebody reads it
    <div
      role={shown.tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.toast, styles[shown.tone], shown.title && styles.notification)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon icon={icons[shown.tone]} size={18} className={styles.icon} />
      <div className={styles.text}>
        {shown.title && <strong className={styles.title}>{shown.title}</strong>}
        {shown.message}
      </div>
      <IconButton
        icon={IconX}
        iconSize={14}
        className={styles.close ?? ''}
        label={t('kit.close')}
        onClick={() => toast.close()}
      />
    </div>
  );
}
