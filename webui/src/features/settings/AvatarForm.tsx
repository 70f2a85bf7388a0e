import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../shared/api/types';
import { useAction } from '../../shared/forms/useAction';
import { displayName } from '../../shared/session/session';
import { Avatar } from '../../shared/ui/Avatar';
import { Button } from '../../shared/ui/Button';
import { IconPhoto } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { AvatarCrop } from './AvatarCrop';
import { avatarAccept, refusalOf } from './avatarFile';
import styles from './settings.module.css';
import { uploadAvatar } from './settingsCalls';

/** Choose a file, choose a square of it, done. */
export function AvatarForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const refusal = refusalOf(chosen, t);
    if (refusal) toast.error(refusal);
    setFile(refusal ? null : chosen);
  };
  // After a refusal the square is still there for another try.
  const save = useAction({
    run: uploadAvatar,
    said: () => t('updated'),
    onDone: () => setFile(null),
  });

  return (
    <section className={styles.part} aria-label={t('avatar.title')}>
      <h2 className={styles.heading}>{t('avatar.title')}</h2>
      {file ? (
        <AvatarCrop
          file={file}
          onCancel={() => setFile(null)}
          onBroken={() => {
            toast.error(t('avatar.badType'));
            setFile(null);
          }}
          isSaving={save.isBusy}
          onDone={(picture) => void save.run(picture)}
        />
      ) : (
        <div className={styles.portrait}>
          <Avatar key={user.avatar} name={displayName(user)} image={user.avatar} size="large" />
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
    </section>
  );
}
