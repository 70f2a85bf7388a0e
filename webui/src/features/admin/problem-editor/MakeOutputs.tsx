import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n';
import { Button } from '../../../shared/ui/Button';
import { IconPlayerPlay } from '../../../shared/ui/icons';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { adminProblemEditorOutputsTexts } from './outputs/texts';
import type { ProblemForm } from './problemForm';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([adminProblemEditorOutputsTexts])]);
  return module;
}

const MakeOutputsDialog = lazyPart(() => withTexts(import('./outputs/MakeOutputsDialog')), {
  missing: 'dialog',
});

/** Answers written by a reference solution; an interactor wants none. */
export function MakeOutputs({ pid }: { pid: number }) {
  const { t } = useTranslation('adminProblemEditor');
  const mode = useWatch<ProblemForm, 'judgeMode'>({ name: 'judgeMode' });
  const [isOpen, setOpen] = useState(false);
  if (mode === 'interactive') return null;
  return (
    <>
      <Button size="small" icon={IconPlayerPlay} onClick={() => setOpen(true)}>
        {t('cases.makeOutputs')}
      </Button>
      {isOpen && <MakeOutputsDialog pid={pid} onClose={() => setOpen(false)} />}
    </>
  );
}
