import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { problemAuth } from '../problemTypes';
import { mayPublish } from '../rights';
import { ProblemEditor } from './ProblemEditor';
import { languagesQuery, nextDisplayIdQuery, problemQuery } from './problemEditorQueries';
import { newProblem } from './problemForm';
import { formOf } from './problemWire';

/** /admin/problem/create and /admin/problem/edit/:pid */
export default function ProblemEditorPage() {
  const { t } = useTranslation('adminProblemEditor');
  const { pid } = useParams<{ pid?: string }>();
  const user = useUser();
  const languages = useQuery(languagesQuery);
  const problem = useQuery({ ...problemQuery(Number(pid)), enabled: pid !== undefined });

  // A suggestion: the editor opens without one, too.
  const nextId = useQuery({ ...nextDisplayIdQuery, enabled: pid === undefined });

  const isReady = languages.data && (pid === undefined ? !nextId.isPending : problem.data);
  if (isReady) {
    const loaded = problem.data ?? null;
    const auth = mayPublish(user) ? problemAuth.public : problemAuth.private;
    const all = languages.data.map((language) => language.id);
    const initial = loaded ? formOf(loaded, all) : newProblem(all, String(auth), nextId.data);
    return (
      <ProblemEditor
        key={pid ?? 'new'}
        loaded={loaded}
        initial={initial}
        languages={languages.data}
      />
    );
  }

  const error = languages.error ?? problem.error;
  return (
    <AdminPage crumbs={[{ label: t('problems'), href: to('AdminProblemList') }]}>
      {error ? (
        <Card>
          <ErrorState
            error={error}
            onRetry={() => {
              void languages.refetch();
              if (pid !== undefined) void problem.refetch();
            }}
          />
        </Card>
      ) : (
        <Skeleton lines={8} height={40} />
      )}
    </AdminPage>
  );
}
