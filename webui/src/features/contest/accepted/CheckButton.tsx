import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { type Accepted, acceptedKey, setChecked } from './acceptedCalls';

/** Ticks a balloon as brought, or takes that back. */
export function CheckButton({ row, cid }: { row: Accepted; cid: number }) {
  const { t } = useTranslation('contestAccepted');
  const words = { problem: row.displayId, name: row.username };
  const toggle = useAction({
    run: () => setChecked(cid, row.id, !row.checked),
    said: () => t('done'),
    keys: [acceptedKey(cid)],
    isSingle: true,
  });
  return (
    <Button
      kind={row.checked ? 'quiet' : 'primary'}
      isBusy={toggle.isBusy}
      aria-label={t(row.checked ? 'uncheckNamed' : 'checkNamed', words)}
      onClick={() => void toggle.run()}
    >
      {t(row.checked ? 'uncheck' : 'check')}
    </Button>
  );
}
