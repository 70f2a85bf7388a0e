import { useContest } from '../../entities/contest/ContestContext';
import { useTitle } from '../../shared/lib/useTitle';
import layout from '../../shared/ui/layout.module.css';

/** The heading of a page below the tabs, which name it already: for who hears the page, and for the
 * title of the browser's tab. */
export function ContestPageHead({ title }: { title: string }) {
  const { contest } = useContest();
  useTitle(`${title} - ${contest.title}`);
  return (
    <h1 tabIndex={-1} className={layout.hiddenText}>
      {title} - {contest.title}
    </h1>
  );
}
