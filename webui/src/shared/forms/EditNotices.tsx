import { ConflictNotice } from '../ui/ConflictNotice';
import { Notice } from '../ui/Notice';
import type { EditForm } from './useEditForm';

interface EditNoticesProps {
  edit: Pick<EditForm, 'failure' | 'conflict' | 'drop' | 'overwrite'>;
  /** After the newer version was chosen. */
  onDropped?: () => void;
}

/** What the server said of the whole form: a refusal, or that somebody else has saved meanwhile. */
export function EditNotices({ edit, onDropped }: EditNoticesProps) {
  const drop = () => {
    void edit.drop();
    onDropped?.();
  };
  return (
    <>
      {edit.failure && <Notice tone="bad">{edit.failure}</Notice>}
      {edit.conflict && (
        <ConflictNotice
          message={edit.conflict}
          onDrop={drop}
          onOverwrite={() => void edit.overwrite()}
        />
      )}
    </>
  );
}
