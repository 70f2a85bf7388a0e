import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { type LoginCode, makeLoginCode, type Person } from '../login-codes/loginCodeQueries';
import { deleteUsers } from './userQueries';

/** The dialog that stands over the list. */
export type Opened =
  | { kind: 'generate' }
  | { kind: 'edit' | 'sessions'; person: Person }
  | { kind: 'code'; person: Person; code: LoginCode }
  | null;

/** What the menu of a row does by itself. */
export function useUserActions(open: (opened: Opened) => void) {
  const { t } = useTranslation('adminUsers');
  const queries = useQueryClient();
  const makeCode = async (person: Person) => {
    try {
      open({ kind: 'code', person, code: await makeLoginCode(person.uid) });
    } catch {
      // The call has shown its refusal.
    }
  };
  const askToDelete = async (person: Person) => {
    const isSure = await confirm({
      title: t('deleteTitle', { name: person.username }),
      body: t('deleteBody'),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deleteUsers([person.uid]);
      toast.success(t('deleted', { name: person.username }));
    } catch {
      // The call has shown its refusal.
    }
    void queries.invalidateQueries({ queryKey: ['admin'] });
  };
  return { makeCode, askToDelete };
}
