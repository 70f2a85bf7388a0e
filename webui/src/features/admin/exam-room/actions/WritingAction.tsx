import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { IconCode } from '../../../../shared/ui/icons';
import type { BoardPerson } from '../boardQueries';
import { WritingDialog } from '../writing/WritingDialog';

/** What the person has written so far. */
export function WritingAction({ tid, person }: { tid: number; person: BoardPerson }) {
  const { t } = useTranslation('adminExamRoom');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={IconCode} onClick={() => setOpen(true)}>
        {t('writing.open')}
      </Button>
      {isOpen && (
        <WritingDialog
          tid={tid}
          uid={person.uid}
          name={person.realname || person.username}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
