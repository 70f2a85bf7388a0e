import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../shared/i18n/useLocale';
import styles from './home.module.css';
import { quotationQuery } from './homeQueries';

/** One sentence for this visit, in the reader's language. */
export function Quotation() {
  const { data } = useQuery(quotationQuery(useLocale()));
  if (!data) return null;
  return (
    <figure className={styles.quotation}>
      <blockquote>{data.text}</blockquote>
      <figcaption>— {data.from}</figcaption>
    </figure>
  );
}
