import { ClassDialog } from './ClassDialog';
import { CodesDialog } from './CodesDialog';
import { LeftOutDialog } from './LeftOutDialog';
import { RoleDialog } from './RoleDialog';
import type { Batches } from './useBatches';

const forms = { class: ClassDialog, role: RoleDialog, codes: CodesDialog };

/** What is to be filled in for the ticked users, and then who was left out. */
export function BatchDialogs({ batches }: { batches: Batches }) {
  const { opened, leaving, goOn } = batches;
  const Form = opened && forms[opened.kind];
  return (
    <>
      {Form && <Form people={opened.people} batches={batches} />}
      {leaving && <LeftOutDialog answer={leaving} onClose={goOn} />}
    </>
  );
}
