import { LoginCodeDialog } from '../login-codes/LoginCodeDialog';
import { MessageDialog } from '../messages/MessageDialog';
import { NotesDialog } from '../notes/NotesDialog';
import { PauseDialog } from '../pauses/PauseDialog';

export type PersonAction = 'pause' | 'message' | 'code' | 'note';

interface PersonDialogProps {
  tid: number;
  person: { uid: string; username: string };
  action: PersonAction;
  onClose: () => void;
}

/** What an invigilator does to one student, from a list or from a seat. */
export function PersonDialog({ tid, person, action, onClose }: PersonDialogProps) {
  const { uid, username: name } = person;
  if (action === 'code')
    return <LoginCodeDialog tid={tid} uid={uid} name={name} onClose={onClose} />;
  if (action === 'note') return <NotesDialog tid={tid} uid={uid} name={name} onClose={onClose} />;
  const Asked = action === 'pause' ? PauseDialog : MessageDialog;
  return <Asked tid={tid} audience={{ uid, name }} onClose={onClose} />;
}
