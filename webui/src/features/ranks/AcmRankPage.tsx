import { RankPage } from './RankPage';

/** /acm-rank */
export default function AcmRankPage() {
  return <RankPage kind="acm" />;
}
