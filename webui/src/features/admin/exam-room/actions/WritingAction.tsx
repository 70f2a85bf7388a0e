import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { IconCode } from '../../../../shared/ui/icons';
import type { Board, BoardPerson } from '../boardQueries';
import { WritingDialog } from '../writing/WritingDialog';

interface WritingActionProps {
  board: Board;
  person: BoardPerson;
  /** Room and seat, if there is one. */
  where: string | null;
}

/** What the person has written so far. */
export function WritingAction({ board, person, where }: WritingActionProps) {
  const { t } = useTranslation('adminExamRoom');
  const [isOpen, setOpen] = useState(false);
  const who = [where, person.realname, person.username, person.number];
  return (
    <>
      <Button icon={IconCode} onClick={() => setOpen(true)}>
        {t('writing.open')}
      </Button>
      {isOpen && (
        <WritingDialog
          tid={board.tid}
          uid={person.uid}
          name={person.realname || person.username}
          paper={{ who: who.filter(Boolean).join(' · '), about: board.title }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
