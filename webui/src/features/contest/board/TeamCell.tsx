import { to } from '../../../app/routes';
import { UserLink } from '../../../entities/user/UserLink';
import { Chip } from '../../../shared/ui/Chip';
import { classNames } from '../../../shared/ui/classNames';
import { Icon } from '../../../shared/ui/Icon';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import styles from './Board.module.css';
import type { ServerRow } from './boardRows';
import { IconReportAnalytics, IconStar, IconStarFilled } from './icons';

/** What a board says of somebody beside his name, made once. */
interface TeamWords {
  own: string;
  virtual: string;
  girl: string;
  star: string;
  follow: (name: string) => string;
  report: (name: string) => string;
}

interface TeamCellProps {
  row: ServerRow;
  /** The contest whose reports the rows lead to; null while there are none. */
  reportsOf: number | null;
  isOwn: boolean;
  isFollowed: boolean;
  words: TeamWords;
  onFollow: (uid: string) => void;
}

/** Who it is, where from, and whether the reader follows him. */
export function TeamCell({ row, reportsOf, isOwn, isFollowed, words, onFollow }: TeamCellProps) {
  const follow = words.follow(row.rankShowName);
  const report = words.report(row.rankShowName);
  return (
    <div className={styles.team}>
      <button
        type="button"
        className={styles.follow}
        aria-pressed={isFollowed}
        aria-label={follow}
        title={follow}
        onClick={() => onFollow(row.uid)}
      >
        <Icon icon={isFollowed ? IconStarFilled : IconStar} size={15} />
      </button>
      <span className={styles.who}>
        <span className={styles.nameLine}>
          <UserLink user={row} className={classNames(styles.name, layout.truncate)}>
            <span title={row.username}>{row.rankShowName}</span>
          </UserLink>
          {isOwn && <Chip tone="accent">{words.own}</Chip>}
          {row.isVirtual && <Chip tone="info">{words.virtual}</Chip>}
          {row.gender === 'female' && <Chip tone="re">{words.girl}</Chip>}
          {row.rank === -1 && <Chip tone="info">{words.star}</Chip>}
        </span>
        {row.school && (
          <span className={classNames(styles.school, layout.truncate)} title={row.school}>
            {row.school}
          </span>
        )}
      </span>
      {reportsOf !== null && (
        <Link
          href={to('ContestReport', { contestID: reportsOf }, { uid: row.uid })}
          className={styles.follow}
          aria-label={report}
          title={report}
        >
          <Icon icon={IconReportAnalytics} size={16} />
        </Link>
      )}
    </div>
  );
}
