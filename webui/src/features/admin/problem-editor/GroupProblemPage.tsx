import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { to } from '../../../app/routes';
import { GroupDesk } from '../GroupDesk';
import { problemPagesOf } from '../problemPages';
import { problemAuth } from '../problemTypes';
import { editQuestions, ObjectiveEditing } from './laterObjective';
import { ProblemEditing } from './ProblemEditing';

/** /group/:groupID/problem-editor and …/:pid: the bank's editor for a problem of a group. */
export default function GroupProblemPage() {
  const { t } = useTranslation('adminProblemEditor');
  const { pid } = useParams<{ pid?: string }>();
  const isOfQuestions = useSearch() === 'type=objective';
  return (
    <GroupDesk title={t('problems')} isForAdmins={pid === undefined}>
      {({ gid, group }) => {
        if (!pid && isOfQuestions) return <ObjectiveEditing loaded={null} />;
        const pages = problemPagesOf(gid);
        return (
          <ProblemEditing
            pid={pid}
            ofQuestions={editQuestions}
            frame={{
              crumbs: [
                { label: group.name, href: to('GroupDetails', { groupID: gid }) },
                { label: t('problems'), href: pages.list },
              ],
              auth: problemAuth.public,
              head: null,
              isSound: () => true,
              save: async () => undefined,
              addressOf: pages.edit,
            }}
          />
        );
      }}
    </GroupDesk>
  );
}
