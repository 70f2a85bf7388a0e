import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { beginForEverybody, keysOfBoard } from './boardQueries';

/** The common start of a room, or of all (null). */
export function useBeginning(tid: number, room: { id: number; name: string } | null) {
  const { t } = useTranslation('adminExamRoom');
  return useAction({
    run: () => beginForEverybody({ tid, roomId: room?.id ?? null }),
    ask: () => ({
      title: room ? t('begin.titleNamed', { name: room.name }) : t('begin.title'),
      body: t('begin.body'),
      confirmLabel: t('begin.confirm'),
    }),
    said: ({ people }) => t('begin.done', { count: people }),
    keys: keysOfBoard(tid),
    isSingle: true,
  });
}
