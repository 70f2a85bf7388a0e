import layout from '../../../shared/ui/layout.module.css';
import { ServerTimeNotice } from '../dashboard/ServerTimeNotice';
import { followedWorkQuery } from '../timed-work/recordQueries';
import { TimedWorkPage } from '../timed-work/TimedWorkPage';
import { CheckCard } from './CheckCard';
import { DryRunCard } from './DryRunCard';
import { FreezeCard } from './FreezeCard';
import { PreflightCard } from './PreflightCard';
import { RehearsalCard } from './RehearsalCard';
import { RoomCheckCard } from './RoomCheckCard';

/** /admin/timedwork/:workId/readiness: everything before an exam, in the order of its days. */
export default function ExamReadinessPage() {
  return (
    <TimedWorkPage current="AdminExamReadiness" query={followedWorkQuery}>
      {(work) => (
        <div className={layout.stack}>
          <ServerTimeNotice />
          {work.isManager && <CheckCard tid={work.id} />}
          <DryRunCard tid={work.id} startTime={work.startTime} />
          {work.isManager && <RehearsalCard tid={work.id} />}
          <RoomCheckCard tid={work.id} />
          <PreflightCard />
          <FreezeCard />
        </div>
      )}
    </TimedWorkPage>
  );
}
