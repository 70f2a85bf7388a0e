import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { useTitle } from '../../shared/lib/useTitle';
import { isAdmin, isRoot } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import layout from '../../shared/ui/layout.module.css';
import { lazyPart } from '../../shared/ui/lazyPart';
import { AnnouncementPanel } from './AnnouncementPanel';
import { Carousel } from './Carousel';
import { Clock } from './Clock';
import { Due } from './Due';
import { Greeting } from './Greeting';
import styles from './home.module.css';
import { PromoImages } from './PromoImages';
import { Quotation } from './Quotation';
import { RecentContests } from './RecentContests';
import { RecentProblems } from './RecentProblems';
import { SevenDayRank } from './SevenDayRank';
import { WeekChart } from './WeekChart';

/** For staff alone. */
const AddressCard = lazyPart(() => import('./AddressCard'));

const FirstSteps = lazyPart(() => import('./FirstSteps'), { missing: 'nothing' });

/** The start page. A card without data, or whose call fails, is left out. */
export default function HomePage() {
  const { t } = useTranslation('home');
  useTitle(t('title'));
  const { config } = bootData();
  const user = useUser();
  return (
    <>
      <header className={styles.head}>
        <Greeting />
        {config.visible1 && (
          <div className={styles.aside}>
            <Clock />
            <Quotation />
          </div>
        )}
      </header>
      <div className={layout.columnsHome}>
        <div className={layout.stack}>
          {isRoot(user) && <FirstSteps />}
          {user && <Due />}
          <Carousel />
          <RecentContests />
          <AnnouncementPanel />
          {config.visible3 && <RecentProblems />}
        </div>
        <div className={layout.stack}>
          {isAdmin(user) && <AddressCard addresses={config.addresses} />}
          <SevenDayRank />
          <WeekChart />
          <PromoImages />
        </div>
      </div>
    </>
  );
}
