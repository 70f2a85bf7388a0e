import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../forms/useAction';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { IconPhoto } from '../icons';
import { toast } from '../toast';
import { AvatarCrop } from './AvatarCrop';
import styles from './AvatarField.module.css';
import { avatarAccept, refusalOf } from './avatarFile';

interface AvatarFieldProps {
  /** Whose picture it is; its first letter stands there without one. */
  name: string;
  image: string | null | undefined;
  /** Sends the square. */
  save: (picture: File) => Promise<unknown>;
  said: string;
  /** What shows the picture. */
  keys?: readonly QueryKey[];
}

/** Choose a file, choose a square of it, done. */
export function AvatarField({ name, image, save, said, keys = [] }: AvatarFieldProps) {
  const { t } = useTranslation('widgets');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const refusal = refusalOf(chosen, t);
    if (refusal) toast.error(refusal);
    setFile(refusal ? null : chosen);
  };
  // After a refusal the square is still there for another try.
  const send = useAction({
    run: (picture: Blob) => save(new File([picture], 'avatar.png', { type: picture.type })),
    said: () => said,
    keys,
    onDone: () => setFile(null),
  });

  return (
    <>
      {file ? (
        <AvatarCrop
          file={file}
          onCancel={() => setFile(null)}
          onBroken={() => {
            toast.error(t('avatar.badType'));
            setFile(null);
          }}
          isSaving={send.isBusy}
          onDone={(picture) => void send.run(picture)}
        />
      ) : (
        <div className={styles.portrait}>
          <Avatar key={image} name={name} image={image} size="large" />
          <div>
            <Button icon={IconPhoto} onClick={() => input.current?.click()}>
              {t('avatar.choose')}
            </Button>
            <p className={styles.hint}>{t('avatar.hint')}</p>
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={avatarAccept}
        aria-label={t('avatar.choose')}
        onChange={(event) => {
          const element = event.currentTarget;
          choose(element.files?.[0]);
          element.value = '';
        }}
      />
    </>
  );
}
