import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { Button } from '../../../../shared/ui/Button';
import { IconServer } from '../../../../shared/ui/icons';
import { type BoardPerson, type BoardSeat, keysOfBoard, setAddress } from '../boardQueries';

interface AddressActionsProps {
  tid: number;
  seat: BoardSeat;
  person: BoardPerson | null;
}

/** Another computer stands at the seat now, and is right there. */
export function AddressActions({ tid, seat, person }: AddressActionsProps) {
  const { t } = useTranslation('adminExamRoom');
  const address = person?.address ?? null;
  const accept = useAction({
    run: () => setAddress(seat.id, address),
    ask: () => ({
      title: t('address.title'),
      body: t('address.body', { seat: seat.name, address: address ?? '' }),
      confirmLabel: t('address.accept'),
    }),
    said: () => t('address.done', { seat: seat.name }),
    keys: keysOfBoard(tid),
  });
  if (address === null || seat.address === null || seat.address === address) return null;
  return (
    <Button icon={IconServer} isBusy={accept.isBusy} onClick={() => void accept.run()}>
      {t('address.accept')}
    </Button>
  );
}
