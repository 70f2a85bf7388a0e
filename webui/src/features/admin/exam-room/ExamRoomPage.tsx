import { followedWorkQuery } from '../timed-work/recordQueries';
import { TimedWorkPage } from '../timed-work/TimedWorkPage';
import { ExamBoard } from './ExamBoard';

/** /admin/timedwork/:workId/room */
export default function ExamRoomPage() {
  return (
    <TimedWorkPage current="AdminTimedWorkRoom" query={followedWorkQuery}>
      {(work) => <ExamBoard tid={work.id} isManager={work.isManager === true} />}
    </TimedWorkPage>
  );
}
