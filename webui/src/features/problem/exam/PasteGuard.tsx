import { type ClipboardEvent, type DragEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimedWorkHere } from '../../../entities/timed-work/TimedWorkContext';
import { toast } from '../../../shared/ui/toast';
import styles from './PasteGuard.module.css';

/** Around an editor: where the exam allows no pasting, only what was copied out of this editor comes
 * in again. */
export function PasteGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('problem');
  const work = useTimedWorkHere();
  const own = useRef<string | null>(null);
  const mayPaste = work === null || work.readsAll || work.work.exam.paste;
  const keepOwn = ({ clipboardData }: ClipboardEvent) => {
    own.current = clipboardData.getData('text/plain');
  };
  const refuse = (event: ClipboardEvent | DragEvent, text: string) => {
    if (mayPaste || text === own.current) return;
    event.preventDefault();
    event.stopPropagation();
    toast.warning(t('pasteRefused'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the editor inside is given
    <div
      className={styles.guard}
      onCopy={keepOwn}
      onCut={keepOwn}
      onDragStart={({ dataTransfer }) => {
        own.current = dataTransfer.getData('text/plain');
      }}
      onPasteCapture={(event) => refuse(event, event.clipboardData.getData('text/plain'))}
      onDropCapture={(event) => refuse(event, event.dataTransfer.getData('text/plain'))}
    >
      {children}
    </div>
  );
}
