import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findLastAccepted } from '../../entities/problem/draftCalls';
import { ownStatusQuery } from '../../entities/problem/problemQueries';
import { submissionDetailQuery } from '../../entities/submission/submissionQueries';
import { useAction } from '../../shared/forms/useAction';
import { verdictCodes } from '../../shared/lib/verdict';
import { viewpoint } from '../../shared/lib/viewpoint';
import { openLogin } from '../../shared/session/loginRequest';
import { confirm } from '../../shared/ui/questions';
import { toast } from '../../shared/ui/toast';
import type { ProblemInfo } from './types';
import type { Solution } from './useSolution';

/** How long the refusal to give accepted code stays, in ms (S1 §5). */
const refusalStays = 4000;

interface CodeChangesInput {
  info: ProblemInfo;
  solution: Pick<Solution, 'language' | 'template' | 'show' | 'keeper' | 'sync'>;
  isLoggedIn: boolean;
}

/** Replacing the whole code asks first (S1 §5). */
export function useCodeChanges({ info, solution, isLoggedIn }: CodeChangesInput) {
  const { t } = useTranslation('problem');
  const queries = useQueryClient();
  const { language, template, show, keeper, sync } = solution;
  const { place } = info;
  const pid = info.problem.id;

  const reset = async () => {
    const isSure = await confirm({
      title: t('editor.resetTitle'),
      body: t(template ? 'editor.resetToTemplate' : 'editor.resetToNothing', { language }),
      confirmLabel: t('editor.reset'),
    });
    if (isSure) show(language, template);
  };

  const accepted = useAction({
    run: async () => {
      const statuses = await queries.fetchQuery(ownStatusQuery(place, [pid]));
      if (statuses[pid]?.status !== verdictCodes.accepted) {
        toast.error(t('accepted.notYet'), refusalStays);
        return;
      }
      const isSure = await confirm({
        title: t('accepted.title'),
        body: t('accepted.text'),
        confirmLabel: t('accepted.fetch'),
      });
      if (!isSure) return;
      const found = await findLastAccepted({ place, pid });
      if (found.code) show(found.language ?? language, found.code);
    },
  });
  const fetchAccepted = async () => {
    if (isLoggedIn) await accepted.run();
    else {
      toast.warning(t('submit.loginFirst'));
      openLogin();
    }
  };

  /** Code of an earlier submission takes the place of what is written. */
  const putBack = async (written: { language: string; code: string }) => {
    const target = info.languages.includes(written.language) ? written.language : language;
    const isLoss = keeper.isWritten(target) && keeper.codeOf(target) !== written.code;
    const isSure =
      !isLoss ||
      (await confirm({
        title: t('putBack.title'),
        body: t('putBack.text'),
        confirmLabel: t('putBack.confirm'),
      }));
    if (isSure) show(target, written.code);
  };

  const { run: putBackSubmission } = useAction({
    run: async (submitId: number) => {
      const { submission } = await queries.fetchQuery(submissionDetailQuery(submitId));
      if (submission.code !== null) await putBack({ ...submission, code: submission.code });
    },
  });

  /** The writer's own wish to keep it: the answer says where it is kept. */
  const saveNow = async () => {
    keeper.flush();
    const state = sync === null ? null : await sync.saveNow();
    if (state === null)
      toast.info(t(viewpoint.keepsNothing?.() ? 'draft.previewHint' : 'draft.guest'));
    else if (state.kind === 'saved' || state.kind === 'none') toast.success(t('draft.kept'));
    else if (state.kind !== 'saving') toast.warning(t(`draft.${state.kind}Hint`));
  };

  return { reset, fetchAccepted, putBack, putBackSubmission, saveNow };
}
