import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../../shared/ui/Card';
import { ErrorState } from '../../../../shared/ui/ErrorState';
import { Skeleton } from '../../../../shared/ui/Skeleton';
import { TimedWorkPage } from '../TimedWorkPage';
import { workQuery } from '../timedWorkQueries';
import { ExamEditor } from './ExamEditor';
import { examQuery } from './examQueries';

/** /admin/timedwork/:workId/exam */
export default function ExamSettingsPage() {
  return (
    <TimedWorkPage current="AdminTimedWorkExam" query={workQuery}>
      {(work) => <Stored key={work.id} tid={work.id} />}
    </TimedWorkPage>
  );
}

function Stored({ tid }: { tid: number }) {
  const { data, error, refetch } = useQuery(examQuery(tid));
  if (data) return <ExamEditor stored={data} />;
  if (!error) return <Skeleton lines={8} height={40} />;
  return (
    <Card>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </Card>
  );
}
