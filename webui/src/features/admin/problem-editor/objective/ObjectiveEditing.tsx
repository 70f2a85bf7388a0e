import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnerGroup } from '../../../../shared/session/ownerGroup';
import { useUser } from '../../../../shared/session/useUser';
import { Skeleton } from '../../../../shared/ui/Skeleton';
import { AdminPage } from '../../AdminPage';
import { problemAuth } from '../../problemTypes';
import { mayPublish } from '../../rights';
import { nextDisplayIdQuery } from '../problemEditorQueries';
import type { LoadedProblem } from '../problemWire';
import { ObjectiveEditor } from './ObjectiveEditor';
import { formOf, newObjective } from './objectiveForm';

/** What the editor of questions begins with: what is stored, or a new problem's suggestions. */
export default function ObjectiveEditing({ loaded }: { loaded: LoadedProblem | null }) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const user = useUser();
  const isOfGroup = useOwnerGroup() !== null;
  const nextId = useQuery({ ...nextDisplayIdQuery, enabled: loaded === null && !isOfGroup });
  if (loaded) {
    return <ObjectiveEditor problem={loaded.problem} values={formOf(loaded)} />;
  }
  if (nextId.isPending && !isOfGroup) {
    return (
      <AdminPage crumbs={[{ label: t('new') }]}>
        <Skeleton lines={8} height={40} />
      </AdminPage>
    );
  }
  const auth = isOfGroup || mayPublish(user) ? problemAuth.public : problemAuth.private;
  const values = newObjective(String(auth), nextId.data);
  return <ObjectiveEditor problem={null} values={values} />;
}
