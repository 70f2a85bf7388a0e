import { TabHead } from '../../entities/schedule/TabHead';
import { useTimedWork } from '../../entities/timed-work/useTimedWork';

/** The heading of a page below the work's tabs. */
export function WorkPageHead({ title }: { title: string }) {
  const { work } = useTimedWork();
  return <TabHead title={title} of={work.title} />;
}
