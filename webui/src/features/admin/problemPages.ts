/** Where a problem is worked on: in the back-office, or in the pages of the group that owns it. */
import { useMemo } from 'react';
import { to } from '../../app/routes';
import { useOwnerGroup } from '../../shared/session/ownerGroup';

type Query = Parameters<typeof to>[2];

export interface ProblemPages {
  list: string;
  /** A new problem of questions. */
  newObjective: string;
  edit: (pid: number, query?: Query) => string;
  versions: (pid: number, query?: Query) => string;
  editorial: (pid: number) => string;
  import: (query?: Query) => string;
  /** As its readers get it, and where they solve it. */
  preview: (problemID: string) => string;
  view: (problemID: string) => string;
}

export function problemPagesOf(groupID: number | null): ProblemPages {
  if (groupID === null) return pagesOfBank;
  return {
    list: to('GroupProblemList', { groupID }, { mode: 'admin' }),
    newObjective: to('GroupProblemNew', { groupID }, { type: 'objective' }),
    edit: (pid, query) => to('GroupProblemEdit', { groupID, pid }, query),
    versions: (pid, query) => to('GroupDataVersions', { groupID, pid }, query),
    editorial: (pid) => to('GroupEditorial', { groupID, pid }),
    import: (query) => to('GroupProblemImport', { groupID }, query),
    preview: (problemID) => to('GroupProblemPreview', { groupID, problemID }),
    view: (problemID) => to('GroupProblemDetails', { groupID, problemID }),
  };
}

const pagesOfBank: ProblemPages = {
  list: to('AdminProblemList'),
  newObjective: to('AdminProblemNew', {}, { type: 'objective' }),
  edit: (pid, query) => to('AdminProblemEdit', { pid }, query),
  versions: (pid, query) => to('AdminDataVersions', { pid }, query),
  editorial: (pid) => to('AdminEditorial', { pid }),
  import: (query) => to('AdminImport', {}, query),
  preview: (problemID) => to('AdminProblemPreview', { problemID }),
  view: (problemID) => to('ProblemDetails', { problemID }),
};

/** Of the place in which one writes. */
export function useProblemPages(): ProblemPages {
  const gid = useOwnerGroup()?.gid ?? null;
  return useMemo(() => problemPagesOf(gid), [gid]);
}
