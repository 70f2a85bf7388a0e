import { useTranslation } from 'react-i18next';
import { unreadKey } from '../../entities/message/unread';
import { useAction } from '../../shared/forms/useAction';
import { IconButton } from '../../shared/ui/IconButton';
import { IconTrash } from '../../shared/ui/icons';
import { type BoxName, boxKey, cleanBox } from './messageCalls';

export function DeleteMessage({ box, id }: { box: BoxName; id: number }) {
  const { t } = useTranslation('messages');
  const deleting = useAction({
    run: () => cleanBox(box, id),
    ask: () => ({
      title: t('delete.title'),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done'),
    keys: [boxKey(box), unreadKey],
    isSingle: true,
  });
  return (
    <IconButton icon={IconTrash} label={t('delete.one')} onClick={() => void deleting.run()} />
  );
}
