import { ShownName } from './ShownName';

/** A user name in a line of text or a table, and what its owner is called. */
export function Username({ name }: { name: string }) {
  return (
    <>
      {name} <ShownName username={name} />
    </>
  );
}
