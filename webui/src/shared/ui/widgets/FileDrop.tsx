import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendingFile } from '../../api/resumableUpload';
import { useEnumeration } from '../../i18n/useEnumeration';
import { formatSize } from '../../lib/time';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconUpload } from '../icons';
import { Progress } from '../Progress';
import { toast } from '../toast';
import styles from './FileDrop.module.css';
import { type FileRefusal, refuseFiles } from './FileDropRules';

interface FileDropProps {
  /** What the file is for; read aloud. */
  label: string;
  /** File name endings such as ".zip"; empty takes every file. */
  accept: readonly string[];
  /** In bytes. */
  limit: number;
  hint?: string;
  /** While a file is on its way: its name and the share that has arrived, from 0 to 1. */
  sending?: SendingFile | null;
  /** Offered while a file is on its way. */
  onCancel?: () => void;
  onFile?: (file: File) => void;
  /** In place of `onFile` where several may be chosen together; `limit` is then for all of them. */
  onFiles?: (files: readonly File[]) => void;
}

function stateOf({ share, isWaiting }: SendingFile): 'waiting' | 'sending' | 'handling' {
  if (isWaiting) return 'waiting';
  return share < 1 ? 'sending' : 'handling';
}

/** A place to drop one file, or several, or to choose them with mouse or keyboard. */
export function FileDrop({
  label,
  accept,
  limit,
  hint,
  sending,
  onCancel,
  onFile,
  onFiles,
}: FileDropProps) {
  const { t } = useTranslation('widgets');
  const enumerate = useEnumeration();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const isBusy = Boolean(sending);
  const isMany = onFiles !== undefined;

  const words: Record<FileRefusal, string> = {
    oneOnly: t('drop.oneOnly'),
    wrongType: t('drop.wrongType', { accept: enumerate(accept) }),
    tooLarge: t('drop.tooLarge', { limit: formatSize(limit) }),
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file || isBusy) return;
    const refusal = refuseFiles(files, accept, limit, isMany);
    if (refusal) toast.warning(words[refusal]);
    else if (onFiles) onFiles(files);
    else onFile?.(file);
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    take(Array.from(event.dataTransfer?.files ?? []));
  };

  return (
    <section
      aria-label={label}
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault(); // without it the browser would open the file
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {sending ? (
        <div className={styles.progress}>
          <p role="status">{t(`drop.${stateOf(sending)}`, { name: sending.name })}</p>
          <Progress label={label} value={sending.share} />
          {onCancel && (
            <Button size="small" kind="quiet" className={styles.cancel} onClick={onCancel}>
              {t('drop.cancel')}
            </Button>
          )}
        </div>
      ) : (
        <>
          <Icon icon={IconUpload} size={24} className={styles.icon} />
          <p className={styles.line}>
            <Button onClick={() => input.current?.click()} aria-describedby={hintId}>
              {t(isMany ? 'drop.chooseMany' : 'drop.choose')}
            </Button>
            <span>{t(isMany ? 'drop.orDropMany' : 'drop.orDrop')}</span>
          </p>
          {hint && (
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        aria-label={label}
        accept={accept.join(',')}
        onChange={(event) => {
          const element = event.currentTarget;
          take(Array.from(element.files ?? []));
          element.value = ''; // the same file may be chosen again after it was mended
        }}
      />
    </section>
  );
}
