import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '../../shared/ui/Chip';
import { IconEyeOff, IconLock } from '../../shared/ui/icons';
import { groupAuth } from './groupRules';

const kinds: Partial<Record<number, { word: 'public' | 'protected' | 'private'; tone: ChipTone }>> =
  {
    [groupAuth.public]: { word: 'public', tone: 'good' },
    [groupAuth.protected]: { word: 'protected', tone: 'warn' },
    [groupAuth.private]: { word: 'private', tone: 'bad' },
  };

/** How one comes in, and that it is hidden. */
export function GroupChips({ auth, visible }: { auth: number; visible: boolean }) {
  const { t } = useTranslation('group');
  const kind = kinds[auth];
  return (
    <>
      {kind && (
        <Chip
          tone={kind.tone}
          {...(auth !== groupAuth.public && { icon: IconLock })}
          title={t(`auth.${kind.word}Hint`)}
        >
          {t(`auth.${kind.word}`)}
        </Chip>
      )}
      {!visible && (
        <Chip icon={IconEyeOff} title={t('hiddenHint')}>
          {t('hidden')}
        </Chip>
      )}
    </>
  );
}
