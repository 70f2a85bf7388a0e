import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../shared/api/types';
import { displayName } from '../../shared/session/session';
import { AvatarField } from '../../shared/ui/widgets/AvatarField';
import styles from './settings.module.css';
import { uploadAvatar } from './settingsCalls';

/** The picture of oneself. */
export function AvatarForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  return (
    <section className={styles.part} aria-label={t('picture')}>
      <h2 className={styles.heading}>{t('picture')}</h2>
      <AvatarField
        name={displayName(user)}
        image={user.avatar}
        save={uploadAvatar}
        said={t('updated')}
      />
    </section>
  );
}
