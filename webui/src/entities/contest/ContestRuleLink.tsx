import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { Link } from '../../shared/ui/Link';
import { Tooltip } from '../../shared/ui/Tooltip';
import styles from './ContestRuleLink.module.css';
import { contestRule } from './contestRules';

interface Ruled {
  type: number;
  oiRankScoreType: string | null;
}

/** The names of both rules are the same in every language. */
export const ruleName = (type: number): string => (type === contestRule.oi ? 'OI' : 'ACM');

/** ACM or OI, and for OI which score counts; leads to the contests of that rule (S1 §2, S2 §2). */
export function ContestRuleLink({ contest }: { contest: Ruled }) {
  const { t } = useTranslation('shell');
  const name = ruleName(contest.type);
  const link = (
    <Link href={to('ContestList', {}, { type: contest.type })} className={styles.rule}>
      {name}
    </Link>
  );
  if (contest.type !== contestRule.oi) return link;
  const counts = contest.oiRankScoreType === 'Highest' ? 'highest' : 'recent';
  return <Tooltip text={t(`contest.oiScore.${counts}`)}>{link}</Tooltip>;
}
