import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteClock, siteDateTime } from '../../../../shared/lib/siteTime';
import { CopyButton } from '../../../../shared/ui/CopyButton';
import { ErrorState } from '../../../../shared/ui/ErrorState';
import { Select } from '../../../../shared/ui/Select';
import { Skeleton } from '../../../../shared/ui/Skeleton';
import { DifferenceTable } from '../../../../shared/ui/widgets/DifferenceTable';
import { PrintText } from './PrintText';
import { useTextName } from './useTextName';
import styles from './writing.module.css';
import { codeQuery, type Text } from './writingQueries';

interface TextCodeProps {
  tid: number;
  uid: string;
  text: Text;
  /** What it is compared with. */
  other: Text | null;
  others: readonly Text[];
  onCompare: (key: string) => void;
  paper: Paper;
}

/** What stands at the head of a printed text. */
export interface Paper {
  who: string;
  about: string;
}

/** The code of one text to read; compared, the older one's lines against the newer one's. */
export function TextCode({ tid, uid, text, other, others, onCompare, paper }: TextCodeProps) {
  const { t } = useTranslation('adminExamRoom');
  const name = useTextName();
  const code = useQuery(codeQuery(tid, uid, text));
  const second = useQuery({ ...codeQuery(tid, uid, other ?? text), enabled: other !== null });
  const error = code.error ?? second.error;
  return (
    <>
      <div className={styles.head}>
        <Select
          label={t('writing.compare')}
          className={styles.choice}
          value={other?.key ?? ''}
          options={[
            { value: '', label: `${t('writing.compare')}: ${t('writing.compareNone')}` },
            ...others.map((each) => ({
              value: each.key,
              label: `${t('writing.compare')}: ${name(each)} · ${siteClock(each.time)}`,
            })),
          ]}
          onChange={({ currentTarget }) => onCompare(currentTarget.value)}
        />
        {code.data !== undefined && (
          <span className={styles.tools}>
            <CopyButton text={code.data} />
            <PrintText
              who={paper.who}
              about={[paper.about, name(text), siteDateTime(text.time)].join(' · ')}
              code={code.data}
            />
          </span>
        )}
      </div>
      {error && <ErrorState error={error} />}
      {!error && <Shown text={text} other={other} code={code.data} second={second.data} />}
    </>
  );
}

interface ShownProps {
  text: Text;
  other: Text | null;
  code: string | undefined;
  second: string | undefined;
}

function Shown({ text, other, code, second }: ShownProps) {
  const { t } = useTranslation('adminExamRoom');
  const name = useTextName();
  if (code === undefined || (other && second === undefined)) return <Skeleton lines={8} />;
  if (other && second !== undefined) {
    const isOlder = other.time < text.time;
    return <DifferenceTable left={isOlder ? second : code} right={isOlder ? code : second} />;
  }
  const label = t('writing.code', { name: name(text) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard
    <section className={styles.code} aria-label={label} tabIndex={0}>
      <pre>{code}</pre>
    </section>
  );
}
