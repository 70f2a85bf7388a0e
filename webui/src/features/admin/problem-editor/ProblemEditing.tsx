import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { problemAuth } from '../problemTypes';
import { mayPublish } from '../rights';
import type { EditorFrame } from './editorFrame';
import { readDraft } from './newDraft';
import { ProblemEditor } from './ProblemEditor';
import { languagesQuery, nextDisplayIdQuery, problemQuery } from './problemEditorQueries';
import { newProblem, type ProblemForm } from './problemForm';
import { formOf, type LanguageChoice, type LoadedProblem } from './problemWire';

interface ProblemEditingProps {
  /** Absent for a new problem. */
  pid: string | undefined;
  /** Where it is written for something else than the bank. */
  frame?: EditorFrame;
  /** The editor of a problem that is made of questions. */
  ofQuestions?: (loaded: LoadedProblem) => ReactNode;
}

/** Loads what the editor begins with, and opens it. */
export function ProblemEditing({ pid, frame, ofQuestions }: ProblemEditingProps) {
  const { t } = useTranslation('adminProblemEditor');
  const user = useUser();
  const gid = useOwnerGroup()?.gid ?? null;
  const languages = useQuery(languagesQuery);
  const problem = useQuery({ ...problemQuery(Number(pid), gid), enabled: pid !== undefined });

  // A suggestion: the editor opens without one, too.
  const nextId = useQuery({ ...nextDisplayIdQuery, enabled: pid === undefined && gid === null });

  const isSuggested = gid !== null || !nextId.isPending;
  const isReady = languages.data && (pid === undefined ? isSuggested : problem.data);
  if (isReady) {
    const loaded = problem.data ?? null;
    const auth = frame?.auth ?? (mayPublish(user) ? problemAuth.public : problemAuth.private);
    const all = languages.data.map((language) => language.id);
    if (loaded?.problem.type === 2 && ofQuestions) return ofQuestions(loaded);
    if (loaded) {
      const initial = formOf(loaded, all);
      return (
        <ProblemEditor
          key={pid}
          loaded={loaded}
          initial={initial}
          languages={languages.data}
          frame={frame}
        />
      );
    }
    const fresh = newProblem(all, String(auth), nextId.data);
    if (frame) {
      return (
        <ProblemEditor loaded={null} initial={fresh} languages={languages.data} frame={frame} />
      );
    }
    return <NewProblemEditor fresh={fresh} languages={languages.data} />;
  }

  const error = languages.error ?? problem.error;
  return (
    <AdminPage crumbs={frame?.crumbs ?? [{ label: t('problems'), href: to('AdminProblemList') }]}>
      <h1 tabIndex={-1} className={layout.hiddenText}>
        {t('problems')}
      </h1>
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

interface NewProblemEditorProps {
  fresh: ProblemForm;
  languages: readonly LanguageChoice[];
}

/** Goes on with what was begun, or begins anew. */
function NewProblemEditor({ fresh, languages }: NewProblemEditorProps) {
  const uid = useUser()?.uid ?? null;
  const [begun, setBegun] = useState(0);
  const [draft, setDraft] = useState(() => (uid === null ? null : readDraft(uid, fresh)));
  return (
    <ProblemEditor
      key={begun}
      loaded={null}
      initial={draft?.form ?? fresh}
      languages={languages}
      uid={uid}
      draftOf={draft?.at ?? null}
      onBeginAnew={() => {
        setDraft(null);
        setBegun((count) => count + 1);
      }}
    />
  );
}
