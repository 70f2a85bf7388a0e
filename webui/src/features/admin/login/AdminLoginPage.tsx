import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { to } from '../../../app/routes';
import { bootData } from '../../../shared/api/boot';
import { pageAfterLogin } from '../../../shared/lib/adminLogin';
import { useTitle } from '../../../shared/lib/useTitle';
import { LoginForm } from '../../../shared/login/LoginForm';
import { isAdmin } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { BrandMark } from '../../../shared/ui/BrandMark';
import { Card } from '../../../shared/ui/Card';
import { LanguageMenu } from '../../../shared/ui/LanguageMenu';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { ThemeButton } from '../../../shared/ui/ThemeButton';
import styles from './AdminLoginPage.module.css';

/** /admin/login */
export default function AdminLoginPage() {
  const { t } = useTranslation('adminLogin');
  const user = useUser();
  useTitle(t('title'));

  // Also the end of a successful login: the session has a user now.
  if (isAdmin(user)) return <Redirect to={pageAfterLogin() ?? to('AdminHome')} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <LanguageMenu />
        <ThemeButton />
      </div>
      <Card className={styles.card ?? ''} isPadded>
        <header className={styles.head}>
          <BrandMark />
          <div>
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p className={styles.site}>{bootData().config.name}</p>
          </div>
        </header>
        <div className={layout.stack}>
          {user && <Notice tone="warn">{t('notAdmin')}</Notice>}
          <LoginForm call="POST /api/admin/login" onDone={() => undefined} />
        </div>
      </Card>
      <Link href={to('Home')} className={styles.back}>
        {t('back')}
      </Link>
    </div>
  );
}
