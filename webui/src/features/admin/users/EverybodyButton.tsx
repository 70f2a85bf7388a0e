import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostInBatch } from '../../../entities/user/people';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';

interface EverybodyButtonProps {
  chosen: number;
  total: number;
  onTake: () => Promise<unknown>;
}

/** Ticks all that the list would show over its pages; where one go cannot deal with so many, the
 * list must be narrowed first. */
export function EverybodyButton({ chosen, total, onTake }: EverybodyButtonProps) {
  const { t } = useTranslation('adminUsers');
  // Some of them nobody can tick: it is not offered a second time.
  const [taken, setTaken] = useState(0);
  const take = useAction({ run: onTake, onDone: () => setTaken(total) });
  if (total <= chosen || total === taken || total > mostInBatch) return null;
  return (
    <Button size="small" kind="quiet" isBusy={take.isBusy} onClick={() => void take.run()}>
      {t('selected.everybody', { count: total })}
    </Button>
  );
}
