import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './classNames';
import styles from './Dialog.module.css';
import { enterStack } from './dialogStack';
import { IconButton } from './IconButton';
import { IconX } from './icons';

export type DialogSize = 'account' | 'medium' | 'large' | 'wide' | 'full' | 'drawer';

const DialogElement = createContext<{ current: HTMLDialogElement | null } | null>(null);

/** The dialog around a component; popups must be put inside it, or they cannot be clicked. */
export function useDialogElement(): HTMLDialogElement | null {
  return useContext(DialogElement)?.current ?? null;
}

export interface DialogProps {
  title: string;
  onClose: () => void;
  size?: DialogSize;
  /** False for account dialogs and changed forms: a click outside must not throw work away. */
  closesOnOutsideClick?: boolean;
  /** False while there is no way back, for example a password that must be changed. */
  isClosable?: boolean;
  /** Asked before Escape, the cross or a click outside closes it. */
  mayClose?: () => Promise<boolean>;
  /** Buttons at the lower right, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; mounted means open. However it closes, `onClose` is told once. */
export function Dialog({
  title,
  onClose,
  size = 'medium',
  closesOnOutsideClick = true,
  isClosable = true,
  mayClose,
  actions,
  children,
}: DialogProps) {
  const { t } = useTranslation('shell');
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const leaveStack = enterStack(dialog);
    return () => {
      leaveStack();
      if (dialog.open) dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const leave = async () => {
    if (isClosable && (!mayClose || (await mayClose()))) element.current?.close();
  };

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[size])}
      onClose={(event) => {
        if (event.target === element.current) onClose();
      }}
      onCancel={(event) => {
        // A file picker that is left tells of it here too.
        if (event.target !== element.current) return;
        event.preventDefault();
        void leave();
      }}
      onKeyDown={(event) => {
        // Browsers let nobody stop a second Escape but here; a popup inside takes its own first.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        void leave();
      }}
      onPointerDown={(event) => {
        const isOutside = event.target === element.current;
        if (isOutside && closesOnOutsideClick) void leave();
      }}
    >
      <DialogElement.Provider value={element}>
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {isClosable && (
              <IconButton icon={IconX} label={t('kit.close')} onClick={() => void leave()} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      </DialogElement.Provider>
    </dialog>
  );
}
