import { type ClipboardEvent, type DragEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refused, useTimedWorkHere } from '../../../entities/timed-work/TimedWorkContext';
import { toast } from '../../../shared/ui/toast';
import styles from './PasteGuard.module.css';

/** Around an editor: where the exam allows no pasting, only what was copied out of this editor comes
 * in again. */
export function PasteGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('problem');
  const work = useTimedWorkHere();
  const own = useRef<string | null>(null);
  const mayPaste = work === null || work.readsAll || work.work.exam.paste;
  const keep = (event: Carrier) => {
    own.current = textOf(event);
  };
  const refuse = (event: Carrier) => {
    if (mayPaste || textOf(event) === own.current) return;
    event.preventDefault();
    event.stopPropagation();
    refused.pastes += 1;
    toast.warning(t('pasteRefused'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the editor inside is given
    <div
      className={styles.guard}
      onCopy={keep}
      onCut={keep}
      onDragStart={keep}
      onPasteCapture={refuse}
      onDropCapture={refuse}
    >
      {children}
    </div>
  );
}

/** What carries text into the editor, or out of it. */
type Carrier = ClipboardEvent | DragEvent;

const textOf = (event: Carrier): string =>
  ('clipboardData' in event ? event.clipboardData : event.dataTransfer).getData('text/plain');
