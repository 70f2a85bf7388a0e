import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { ConflictNotice } from '../../../shared/ui/ConflictNotice';
import { Notice } from '../../../shared/ui/Notice';
import { ConflictDialog } from './ConflictDialog';
import type { AdminProblem, LanguageChoice } from './problemWire';
import type { ProblemEditing } from './useProblemEditor';

interface EditorNoticesProps {
  editor: ProblemEditing;
  problem: AdminProblem | null;
  languages: readonly LanguageChoice[];
}

/** What stands above the form: refusals, somebody else's change, what this judge cannot run. */
export function EditorNotices({ editor, problem, languages }: EditorNoticesProps) {
  const { t } = useTranslation('adminProblemEditor');
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      {editor.failure && <Notice tone="bad">{editor.failure}</Notice>}
      {editor.toMend > 0 && <Notice tone="bad">{t('fix', { count: editor.toMend })}</Notice>}
      {editor.conflict && (
        <ConflictNotice
          message={editor.conflict}
          onDrop={() => void editor.reload()}
          onOverwrite={() => void editor.save(true)}
        >
          <Button size="small" onClick={() => setComparing(true)}>
            {t('conflict.compare')}
          </Button>
        </ConflictNotice>
      )}
      {problem?.unsupported && (
        <Notice tone="warn">
          {t('unsupported')} {problem.unsupportedReason}
        </Notice>
      )}
      {problem?.isRemote && <Notice>{t('remote')}</Notice>}
      {isComparing && problem && (
        <ConflictDialog
          pid={problem.id}
          languages={languages}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
