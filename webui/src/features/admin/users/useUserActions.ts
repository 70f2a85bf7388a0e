import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoginCode, makeLoginCode, type Person } from '../../../entities/user/people';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
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
  const enumerate = useEnumeration();
  const queries = useQueryClient();
  const makeCode = async (person: Person) => {
    try {
      open({ kind: 'code', person, code: await makeLoginCode(person.uid) });
    } catch {
      // The call has shown its refusal.
    }
  };
  /** Whether they are in the wastebasket now. */
  const askToDelete = async (people: readonly Person[]) => {
    const [first] = people;
    const name = first?.username ?? '';
    const count = people.length;
    const names = enumerate(
      people.map(({ username }) => username),
      mostNamed,
    );
    const isSure = await confirm({
      title: count === 1 ? t('deleteTitle', { name }) : t('deleteManyTitle', { count }),
      body: count === 1 ? t('deleteBody') : t('deleteManyBody', { names }),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    let isDone = false;
    try {
      await deleteUsers(people.map(({ uid }) => uid));
      toast.success(count === 1 ? t('deleted', { name }) : t('deletedMany', { count }));
      isDone = true;
    } catch {
      // The call has shown its refusal.
    }
    void queries.invalidateQueries({ queryKey: ['admin'] });
    return isDone;
  };
  return { makeCode, askToDelete };
}

/** So many names fit into a question. */
const mostNamed = 12;
