import { useTranslation } from 'react-i18next';
import {
  type LoginCode,
  makeLoginCode,
  type Person,
  peopleKey,
} from '../../../entities/user/people';
import { useAction } from '../../../shared/forms/useAction';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { giveRole, type NewUser } from './newUser';
import { deleteUsers } from './userQueries';

/** The dialog that stands over the list. */
export type Opened =
  | { kind: 'create' | 'generate' }
  | { kind: 'edit' | 'sessions'; person: Person }
  | { kind: 'code'; person: Person; code: LoginCode }
  | null;

/** What the menu of a row does by itself. */
export function useUserActions(open: (opened: Opened) => void) {
  const { t } = useTranslation('adminUsers');
  const enumerate = useEnumeration();
  const makeCode = useAction({
    run: (person: Person) => makeLoginCode(person.uid),
    onDone: (code, person) => open({ kind: 'code', person, code }),
  });
  const remove = useAction({
    run: (people: readonly Person[]) => deleteUsers(people.map(({ uid }) => uid)),
    ask: (people) => {
      const count = people.length;
      const all = people.map(({ username }) => username);
      const [name = ''] = all;
      return {
        title: count === 1 ? t('deleteTitle', { name }) : t('deleteManyTitle', { count }),
        body:
          count === 1 ? t('deleteBody') : t('deleteManyBody', { names: enumerate(all, mostNamed) }),
        confirmLabel: t('delete'),
        isDestructive: true,
      };
    },
    said: (_, people) =>
      people.length === 1
        ? t('deleted', { name: people[0]?.username ?? '' })
        : t('deletedMany', { count: people.length }),
    keys: [['admin']],
  });
  const role = useAction({
    run: (made: NewUser) =>
      giveRole(made, (reason) => t('create.roleFault', { name: made.username, reason })),
    keys: [peopleKey],
  });
  /** Each tells whether it was done. */
  return { makeCode: makeCode.run, askToDelete: remove.run, giveRole: role.run };
}

/** So many names fit into a question. */
const mostNamed = 12;
