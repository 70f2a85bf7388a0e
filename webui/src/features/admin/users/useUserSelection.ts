import { useState } from 'react';
import { useUser } from '../../../shared/session/useUser';
import type { Person } from '../login-codes/loginCodeQueries';
import { isBuiltInRoot } from './userForm';

export interface UserSelection {
  people: readonly Person[];
  /** Nobody ticks himself or the built-in root. */
  mayTake: (person: Person) => boolean;
  has: (person: Person) => boolean;
  /** Puts these people in, or takes them out. */
  set: (people: readonly Person[], isIn: boolean) => void;
  clear: () => void;
}

/** The ticked users; they stay while somebody turns pages or searches. */
export function useUserSelection(): UserSelection {
  const own = useUser()?.uid;
  const [people, setPeople] = useState<readonly Person[]>([]);
  const mayTake = (person: Person) => !isBuiltInRoot(person) && person.uid !== own;
  return {
    people,
    mayTake,
    has: (person) => people.some((each) => each.uid === person.uid),
    set: (changed, isIn) =>
      setPeople((old) => {
        const others = old.filter((each) => !changed.some(({ uid }) => uid === each.uid));
        return isIn ? [...others, ...changed.filter(mayTake)] : others;
      }),
    clear: () => setPeople([]),
  };
}
