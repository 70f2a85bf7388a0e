import { RankPage } from './RankPage';

/** /oi-rank */
export default function OiRankPage() {
  return <RankPage kind="oi" />;
}
