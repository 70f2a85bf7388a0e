import { useTitle } from '../../shared/lib/useTitle';
import layout from '../../shared/ui/layout.module.css';

interface TabHeadProps {
  title: string;
  /** What the page is one of. */
  of: string;
}

/** The heading of a page below tabs, which name it already: for who hears the page, and for the title
 * of the browser's tab. */
export function TabHead({ title, of }: TabHeadProps) {
  const whole = `${title} - ${of}`;
  useTitle(whole);
  return (
    <h1 tabIndex={-1} className={layout.hiddenText}>
      {whole}
    </h1>
  );
}
