import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { useUser } from '../../shared/session/useUser';
import { Accordion } from '../../shared/ui/Accordion';
import { Card } from '../../shared/ui/Card';
import { PageHead } from '../../shared/ui/PageHead';
import { AvatarForm } from './AvatarForm';
import { EmailForm } from './EmailForm';
import { MobileForm } from './MobileForm';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import styles from './settings.module.css';

/** /setting: the account, which is open at first, and what one tells about oneself. */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  useTitle(t('title'));
  const user = useUser();
  if (!user) return null; // the guard of the page has seen to it
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <Card isPadded>
        <Accordion title={<span className={styles.section}>{t('account')}</span>} isOpen>
          <div className={styles.group}>
            <AvatarForm user={user} />
            <PasswordForm username={user.username} />
            <EmailForm user={user} />
            <MobileForm user={user} />
          </div>
        </Accordion>
        <Accordion title={<span className={styles.section}>{t('userInfo')}</span>}>
          <div className={styles.group}>
            <ProfileForm key={user.uid} user={user} />
          </div>
        </Accordion>
      </Card>
    </div>
  );
}
