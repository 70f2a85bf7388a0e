import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { Button } from '../../../shared/ui/Button';
import { ConflictNotice } from '../../../shared/ui/ConflictNotice';
import { classNames } from '../../../shared/ui/classNames';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Notice } from '../../../shared/ui/Notice';
import { OutdatedResults } from '../OutdatedResults';
import { useProblemPages } from '../problemPages';
import styles from './editor.module.css';
import type { ProblemForm } from './problemForm';
import type { AdminProblem, LanguageChoice } from './problemWire';
import { countErrors, type ProblemEditing } from './useProblemEditor';

const ConflictDialog = lazyPart(() => import('./ConflictDialog'), { missing: 'dialog' });

interface EditorNoticesProps {
  editor: ProblemEditing;
  problem: AdminProblem | null;
  languages: readonly LanguageChoice[];
}

const marked = '[aria-invalid="true"]';

/** What stands above the form: refusals, somebody else's change, what this judge cannot run. */
export function EditorNotices({ editor, problem, languages }: EditorNoticesProps) {
  const { t } = useTranslation('adminProblemEditor');
  // Judging again is the back-office's.
  const isOfBank = useOwnerGroup() === null;
  const pages = useProblemPages();
  const [isComparing, setComparing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { submitCount, errors } = useFormState<ProblemForm>();
  // Counted down while the author mends them, but not before the first try.
  const toMend = submitCount > 0 ? countErrors(errors) : 0;

  // Who saved from further down or from another step is led to what is wrong.
  const refusal = editor.failure ?? editor.conflict;
  useEffect(() => {
    if (refusal) place.current?.focus();
  }, [refusal]);
  useOnChange(() => {
    if (toMend === 0) return;
    const frame = requestAnimationFrame(() => {
      const faults = place.current?.closest('form')?.querySelectorAll<HTMLElement>(marked) ?? [];
      const first = [...faults].find((fault) => !fault.closest('[hidden]'));
      (first ?? place.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, submitCount);

  return (
    <div ref={place} tabIndex={-1} className={classNames(layout.stack, styles.notices)}>
      {editor.failure && <Notice tone="bad">{editor.failure}</Notice>}
      {toMend > 0 && <Notice tone="bad">{t('fix', { count: toMend })}</Notice>}
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
      {problem && isOfBank && (
        <OutdatedResults
          pid={problem.id}
          changedAt={problem.gmtModified}
          versions={pages.versions(problem.id)}
        />
      )}
      {problem?.isRemote && <Notice>{t('remote')}</Notice>}
      {isComparing && problem && (
        <ConflictDialog
          pid={problem.id}
          languages={languages}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}
