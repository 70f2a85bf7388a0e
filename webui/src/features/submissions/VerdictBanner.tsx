import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrivalChip } from '../../entities/submission/ArrivalChip';
import { QueueRemark } from '../../entities/submission/QueueRemark';
import type { Judge } from '../../entities/submission/types';
import { Person } from '../../entities/user/Person';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import { describeVerdict, isInProgress, verdictCodes } from '../../shared/lib/verdict';
import { Chip } from '../../shared/ui/Chip';
import { classNames } from '../../shared/ui/classNames';
import { Spinner } from '../../shared/ui/Spinner';
import styles from './detail.module.css';

/** The verdict in large, with what it cost, and the compiler's words when there was no run. */
export function VerdictBanner({ submission }: { submission: Judge }) {
  const { t } = useTranslation(['submissions', 'shell']);
  const verdict = describeVerdict(submission.status);
  return (
    <section className={classNames(styles.banner, styles[verdict.look])}>
      <div className={styles.bannerHead}>
        <p className={styles.bannerVerdict} role="status">
          {isInProgress(submission.status) && <Spinner />}
          {t(`shell:verdict.${verdict.key}`)}
        </p>
        <QueueRemark row={submission} />
        {submission.arrival && <ArrivalChip arrival={submission.arrival} />}
        {submission.isManual && <Chip>{t('detail.manual')}</Chip>}
      </div>
      <dl className={styles.facts}>
        {submission.score !== null && (
          <Fact name={t('shell:submission.score')}>{submission.score}</Fact>
        )}
        <Fact name={t('shell:submission.time')}>{formatRunTime(submission.time)}</Fact>
        <Fact name={t('shell:submission.memory')}>{formatMemory(submission.memory)}</Fact>
        <Fact name={t('shell:submission.length')}>
          {submission.length === null ? '—' : t('detail.characters', { count: submission.length })}
        </Fact>
        <Fact name={t('shell:submission.language')}>{submission.language}</Fact>
        <Fact name={t('shell:submission.author')}>
          <Person user={submission} />
        </Fact>
      </dl>
      {submission.errorMessage && (
        <figure className={styles.message}>
          <figcaption>
            {t(
              submission.status === verdictCodes.compileError
                ? 'detail.message.compile'
                : 'detail.message.system',
            )}
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard */}
          <pre tabIndex={0}>{submission.errorMessage}</pre>
        </figure>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
