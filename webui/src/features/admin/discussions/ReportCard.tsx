import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscussionText } from '../../../entities/discussion/DiscussionText';
import { lengthOf } from '../../../shared/forms/fieldRules';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { Field } from '../../../shared/ui/Field';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { TextArea } from '../../../shared/ui/TextArea';
import styles from './office.module.css';
import { officeKey, type Report, settleReport } from './officeCalls';
import { reportOf } from './reportText';
import { useTurns } from './useTurns';

const longestAnswer = 500; // contract admin.md, discussion-report

/** What was reported beside what was said of it, and what may be done. */
export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation('adminDiscussions');
  const { discussion } = report;
  const { hiding, removing } = useTurns(discussion);
  const [answer, setAnswer] = useState('');
  const settling = useAction({
    run: () => settleReport(report.id, answer.trim() || null),
    said: () => t(answer.trim() ? 'answered' : 'marked'),
    keys: [officeKey],
    onDone: () => setAnswer(''),
    isSingle: true,
  });
  const isTooLong = lengthOf(answer.trim()) > longestAnswer;
  const isHidden = discussion.status === 1;
  const { labels, reason } = reportOf(report.content);
  return (
    <li className={styles.report} aria-label={discussion.title}>
      <div className={styles.said}>
        <p className={styles.facts}>
          <Chip tone={report.status ? 'good' : 'warn'}>{t(report.status ? 'read' : 'unread')}</Chip>
          <span>{t('by', { name: report.reporter })}</span>
          <RelativeTime time={report.gmtCreate} />
        </p>
        <p className={styles.reason}>
          {labels.map((each) => (
            <Chip key={each}>{each}</Chip>
          ))}{' '}
          {reason}
        </p>
        {report.answer && (
          <p className={styles.reason}>{t('yourAnswer', { text: report.answer })}</p>
        )}
        <Field
          label={t('answer')}
          hint={t('answerHint', { name: report.reporter })}
          error={isTooLong ? t('tooLong', { max: longestAnswer }) : undefined}
        >
          <TextArea
            rows={2}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        </Field>
        <Button isBusy={settling.isBusy} disabled={isTooLong} onClick={() => void settling.run()}>
          {t(answer.trim() ? 'send' : 'mark')}
        </Button>
      </div>
      <article className={styles.text}>
        <h2 className={styles.title}>{discussion.title}</h2>
        <p className={styles.facts}>
          <span>{discussion.author}</span>
          {isHidden && <Chip tone="warn">{t('isHidden')}</Chip>}
        </p>
        <div className={styles.content}>
          <DiscussionText discussion={discussion} />
        </div>
        <p className={styles.facts}>
          <Button onClick={() => void hiding.run(!isHidden)}>
            {t(isHidden ? 'restore' : 'hide')}
          </Button>
          <Button kind="danger" onClick={() => void removing.run()}>
            {t('remove')}
          </Button>
        </p>
      </article>
    </li>
  );
}
