import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { GroupDesk } from '../GroupDesk';
import { ProblemEditing } from './ProblemEditing';
import { useNamePart } from './useNamePart';

/** /group/:groupID/contest/:contestId/problem-editor and …/:pid: a problem that a group writes for its
 * contest (S3 §2.4). */
export default function GroupContestProblemPage() {
  const { t } = useTranslation('adminProblemEditor');
  const { contestId, pid } = useParams<{ contestId: string; pid?: string }>();
  const name = useNamePart(Number(contestId), pid === undefined ? null : Number(pid));
  return (
    <GroupDesk title={t('problems')} isForAdmins={pid === undefined}>
      {({ gid, group }) => {
        const place = { groupID: gid, contestId };
        return (
          <ProblemEditing
            pid={pid}
            frame={{
              ...name,
              crumbs: [
                { label: group.name, href: to('GroupDetails', { groupID: gid }) },
                { label: t('contest.list'), href: to('GroupContestManage', { groupID: gid }) },
                { label: t('contest.problems'), href: to('GroupContestProblems', place) },
              ],
              addressOf: (id) => to('GroupContestProblemEdit', { ...place, pid: id }),
            }}
          />
        );
      }}
    </GroupDesk>
  );
}
