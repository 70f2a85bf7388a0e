import { useTranslation } from 'react-i18next';
import { useRoute, useSearch } from 'wouter';
import { Link } from '../shared/ui/Link';
import { lazyPart } from '../shared/ui/lazyPart';
import styles from './ContextBar.module.css';
import { contextLinks, hasContestBar, hasTrainingBar } from './contextNavigation';
import { paths, type RouteName } from './routes';

const ContestClock = lazyPart(() => import('./ContestClock'), { missing: 'nothing' });
const TrainingSteps = lazyPart(() => import('./TrainingSteps'), { missing: 'nothing' });

/** Below the bar, on pages of a training, contest or group; nothing elsewhere. */
export function ContextBar({ route }: { route: RouteName }) {
  const { t } = useTranslation('shell');
  const [, parameters] = useRoute<Record<string, string>>(paths[route]);
  const groupID = new URLSearchParams(useSearch()).get('groupID') ?? undefined;
  const links = parameters ? contextLinks(route, { groupID, ...parameters }) : [];
  if (links.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={t('context.label')} data-no-print>
      {links.map((link) => (
        <Link
          key={link.key}
          href={link.href}
          className={styles.link}
          aria-current={link.route === route ? 'page' : undefined}
        >
          {t(`context.${link.key}`)}
        </Link>
      ))}
      {hasContestBar(route) && <ContestClock cid={Number(parameters?.contestID)} />}
      {hasTrainingBar(route) && parameters && <TrainingSteps parameters={parameters} />}
    </nav>
  );
}
