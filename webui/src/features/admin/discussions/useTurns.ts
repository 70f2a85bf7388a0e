import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { type Discussion, officeKey, removeDiscussion, turnDiscussion } from './officeCalls';

/** What staff do to a discussion, wherever it is shown. */
export function useTurns({ id, title }: Discussion) {
  const { t } = useTranslation('adminDiscussions');
  const keys = [officeKey];
  return {
    hiding: useAction({
      run: (isHidden: boolean) => turnDiscussion(id, { status: isHidden ? 1 : 0 }),
      said: (_, isHidden) => t(isHidden ? 'hidden' : 'restored'),
      keys,
      isSingle: true,
    }),
    lifting: useAction({
      run: (topPriority: boolean) => turnDiscussion(id, { topPriority }),
      said: () => t('updated'),
      keys,
      isSingle: true,
    }),
    removing: useAction({
      run: () => removeDiscussion(id),
      ask: () => ({
        title: t('removeTitle'),
        body: t('removeBody', { title }),
        confirmLabel: t('remove'),
        isDestructive: true,
      }),
      said: () => t('removed'),
      keys,
      isSingle: true,
    }),
  };
}
