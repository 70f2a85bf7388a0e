import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../shared/forms/useAction';
import {
  type ClassChoice,
  classesKey,
  classesQuery,
  makeGroups,
  type RosterClass,
  type RosterGroups,
} from './classGroupCalls';

type Change = Partial<Pick<ClassChoice, 'gid' | 'name' | 'shortName'>> & { isTaken?: boolean };

/** What becomes of the classes of a list; as the server proposes until somebody says otherwise. */
export function useClassGroups(key: string) {
  const plan = useQuery(classesQuery(key));
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [owner, setOwner] = useState<string | null>(null);
  const [moves, setMoves] = useState(true);
  const [made, setMade] = useState<RosterGroups | null>(null);

  const choiceOf = (each: RosterClass) => ({
    className: each.className,
    gid: each.gid,
    name: each.name,
    shortName: each.shortName,
    isTaken: true,
    ...changes.get(each.className),
  });
  const taken = (plan.data?.classes ?? []).map(choiceOf).filter(({ isTaken }) => isTaken);
  const make = useAction({
    run: () =>
      makeGroups(key, {
        classes: taken.map(({ className, gid, name, shortName }) => ({
          className,
          gid,
          name,
          shortName,
        })),
        owner,
        move: moves,
      }),
    onDone: setMade,
    keys: [classesKey(key)],
    showsFailure: true,
    isSingle: true,
  });
  return {
    plan,
    owner,
    setOwner,
    moves,
    setMoves,
    made,
    count: taken.length,
    choiceOf,
    change: (className: string, change: Change) =>
      setChanges((old) => new Map(old).set(className, { ...old.get(className), ...change })),
    isBusy: make.isBusy,
    failure: make.failure,
    make: () => void make.run(),
  };
}

export type ClassGroups = ReturnType<typeof useClassGroups>;
