import { useTranslation } from 'react-i18next';
import { isClosed } from '../../app/access';
import { to } from '../../app/routes';
import { Icon } from '../../shared/ui/Icon';
import { Link } from '../../shared/ui/Link';
import { IconMessages } from './icons';
import styles from './ReadingPane.module.css';
import type { ProblemInfo } from './types';

/** Leads to what is said of a problem of the bank, or of a group (S1 §2); elsewhere there is none. */
export function DiscussionLink({ info }: { info: ProblemInfo }) {
  const { t } = useTranslation('problem');
  const { place, problem } = info;
  const problemID = problem.problemId;
  const isOfGroup = place.kind === 'group';
  if (!isOfGroup && place.kind !== 'practice') return null;
  if (isClosed(isOfGroup ? 'GroupProblemDiscussion' : 'ProblemDiscussion')) return null;
  const address = isOfGroup
    ? to('GroupProblemDiscussion', { groupID: place.id, problemID })
    : to('ProblemDiscussion', { problemID });
  return (
    <Link
      href={address}
      className={styles.discussion}
      aria-label={t('discussion')}
      title={t('discussion')}
    >
      <Icon icon={IconMessages} size={20} />
    </Link>
  );
}
