import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../app/routes';
import { useContestHere } from '../../entities/contest/ContestContext';
import { useGroupHere } from '../../entities/group/GroupContext';
import { ArrivalChip } from '../../entities/submission/ArrivalChip';
import { refusalOf } from '../../shared/lib/usePolling';
import { useTitle } from '../../shared/lib/useTitle';
import { verdictCodes } from '../../shared/lib/verdict';
import { Breadcrumb, type Crumb } from '../../shared/ui/Breadcrumb';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { IconEyeOff } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { StoppedNotice } from '../../shared/ui/StoppedNotice';
import { CaseResults } from './CaseResults';
import { CodePanel } from './CodePanel';
import { DetailActions } from './DetailActions';
import { SummaryTable } from './SummaryTable';
import { useSubmission } from './useSubmission';
import { VerdictBanner } from './VerdictBanner';

/** /submission-detail/:submitID, and the same in a contest or a group (S2 §2, S3 §2) */
export default function SubmissionDetailPage() {
  const { t } = useTranslation('submissions');
  const { submitID } = useParams<{ submitID: string }>();
  const { detail, cases } = useSubmission(Number(submitID));
  const submission = detail.data?.submission;
  const title = t('detail.title', { id: submitID });
  const listed = useListAbove(t('title'));
  useTitle(title);

  return (
    <>
      <Breadcrumb crumbs={[...listed, { label: `#${submitID}` }]} />
      <PageHead title={title} actions={submission && <DetailActions submission={submission} />} />
      {detail.isError && !submission && (
        <Card>
          <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
        </Card>
      )}
      {detail.isPending && <Skeleton lines={6} height={32} />}
      {submission?.status === verdictCodes.hidden && (
        <Card>
          {/* When it came is no result. */}
          <EmptyState
            icon={IconEyeOff}
            text={t('detail.hidden')}
            action={submission.arrival && <ArrivalChip arrival={submission.arrival} />}
          />
        </Card>
      )}
      {detail.data && submission && submission.status !== verdictCodes.hidden && (
        <div className={layout.stack}>
          {refusalOf(detail) && <StoppedNotice onAskAgain={() => void detail.refetch()} />}
          <VerdictBanner submission={submission} />
          <SummaryTable submission={submission} />
          <CaseResults submission={submission} cases={cases.data} error={cases.error} />
          <CodePanel detail={detail.data} />
        </div>
      )}
    </>
  );
}

/** The lists that lead here: of the site, of the group, or of the contest and its problem. */
function useListAbove(title: string): Crumb[] {
  const { problemID = '' } = useParams<{ problemID?: string }>();
  const here = useContestHere();
  const group = useGroupHere();
  if (group !== null) {
    const groupID = group.gid;
    return [
      { label: group.group.name, href: to('GroupDetails', { groupID }) },
      { label: title, href: to('GroupSubmissionList', { groupID }) },
    ];
  }
  if (here === null) return [{ label: title, href: to('SubmissionList') }];
  const contestID = here.cid;
  return [
    { label: title, href: to('ContestSubmissionList', { contestID }) },
    { label: problemID, href: to('ContestProblemDetails', { contestID, problemID }) },
  ];
}
