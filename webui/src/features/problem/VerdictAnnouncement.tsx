import { useTranslation } from 'react-i18next';
import { describeVerdict } from '../../shared/lib/verdict';
import layout from '../../shared/ui/layout.module.css';
import type { Submission } from './types';

/** The one place of the page that speaks by itself. */
export function VerdictAnnouncement({ submission }: { submission: Submission | null }) {
  const { t } = useTranslation(['problem', 'shell']);
  const words =
    submission &&
    `#${submission.submitId} ${t(`shell:verdict.${describeVerdict(submission.status).key}`)}`;
  return (
    <div role="status" aria-live="polite" className={layout.hiddenText}>
      {words}
    </div>
  );
}
