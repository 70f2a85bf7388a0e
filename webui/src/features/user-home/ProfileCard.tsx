import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { ShownName } from '../../entities/user/ShownName';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatDateTime, formatRelative } from '../../shared/lib/time';
import { displayName } from '../../shared/session/session';
import { Avatar } from '../../shared/ui/Avatar';
import { buttonClass } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import { Icon, type IconType } from '../../shared/ui/Icon';
import { IconSchool } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { IconBrandGithub, IconGenderFemale, IconGenderMale, IconWorld } from './icons';
import styles from './userHome.module.css';
import type { UserHome } from './userHomeQueries';

interface ProfileCardProps {
  home: UserHome;
  isOwn: boolean;
}

export function ProfileCard({ home, isOwn }: ProfileCardProps) {
  const { t } = useTranslation('userHome');
  const locale = useLocale();
  return (
    <header className={styles.profile}>
      <Avatar name={displayName(home)} image={home.avatar} size="large" />
      <div className={styles.who}>
        <div className={styles.names}>
          <h1 tabIndex={-1} className={styles.username}>
            {home.username}
          </h1>
          <Gender gender={home.gender} />
          {home.titleName && <Chip dot={home.titleColor}>{home.titleName}</Chip>}
          {home.nickname && <Chip>{home.nickname}</Chip>}
          <ShownName username={home.username} besides={home.nickname} />
        </div>
        <div className={styles.facts}>
          {home.school && (
            <span className={styles.fact}>
              <Icon icon={IconSchool} /> {home.school}
            </span>
          )}
          <WebFact address={home.github} icon={IconBrandGithub} name="GitHub" />
          <WebFact address={home.blog} icon={IconWorld} name={t('profile.blog')} />
          {home.recentLoginTime && (
            <time
              className={styles.login}
              dateTime={home.recentLoginTime}
              title={formatDateTime(home.recentLoginTime)}
            >
              {t('profile.lastLogin', { time: formatRelative(home.recentLoginTime, locale) })}
            </time>
          )}
        </div>
      </div>
      {isOwn && isReady('Setting') && (
        <Link href={to('Setting')} className={buttonClass('plain', 'medium', false, styles.edit)}>
          {t('profile.edit')}
        </Link>
      )}
    </header>
  );
}

function Gender({ gender }: { gender: string }) {
  const { t } = useTranslation('userHome');
  if (gender !== 'male' && gender !== 'female') return null;
  return (
    <span className={styles.gender} title={t(`profile.${gender}`)}>
      <Icon icon={gender === 'male' ? IconGenderMale : IconGenderFemale} size={18} />
      <span className={layout.hiddenText}>{t(`profile.${gender}`)}</span>
    </span>
  );
}

interface WebFactProps {
  address: string | null;
  icon: IconType;
  name: string;
}

/** A link where the person gave a web address, else the words as they are. */
function WebFact({ address, icon, name }: WebFactProps) {
  if (!address) return null;
  const isWeb = /^https?:\/\//i.test(address);
  return (
    <span className={styles.fact}>
      <Icon icon={icon} />
      {isWeb ? (
        <Link href={address} title={address}>
          {name}
        </Link>
      ) : (
        <span className={layout.truncate}>{address}</span>
      )}
    </span>
  );
}
