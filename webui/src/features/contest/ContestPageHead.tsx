import { useContest } from '../../entities/contest/ContestContext';
import { TabHead } from '../../entities/schedule/TabHead';

/** The heading of a page below the contest's tabs. */
export function ContestPageHead({ title }: { title: string }) {
  const { contest } = useContest();
  return <TabHead title={title} of={contest.title} />;
}
