import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { buttonClass } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import type { Copied } from '../class-table/classQueries';

/** What came along and what did not. */
export function CopyReport({ copied, onClose }: { copied: Copied; onClose: () => void }) {
  const { t } = useTranslation('groupClassTable');
  const enumerate = useEnumeration();
  const { gid, trainings, assignments, leftOut } = copied;
  const { members, announcements, contests, timedWorks, problems } = leftOut;
  return (
    <Dialog title={t('copying.title')} onClose={onClose}>
      <div className={layout.stack}>
        <Notice tone="good">{t('copying.done', { trainings, assignments })}</Notice>
        <p>{t('copying.left', { members, announcements, contests, timedWorks })}</p>
        {problems.length > 0 && (
          <p>
            {t('copying.problems', {
              list: enumerate(problems.map(({ displayId }) => displayId)),
            })}
          </p>
        )}
        <div className={layout.row}>
          <Link
            href={to('GroupAssignmentList', { groupID: gid })}
            className={buttonClass('primary')}
          >
            {t('copying.open')}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
