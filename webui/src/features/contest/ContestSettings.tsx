import { useTranslation } from 'react-i18next';
import { useContest } from '../../entities/contest/ContestContext';
import { IconButton } from '../../shared/ui/IconButton';
import { IconSettings } from '../../shared/ui/icons';
import { Popover } from '../../shared/ui/Popover';
import { Switch } from '../../shared/ui/Switch';

/** How the lists and boards of an ended contest are counted, in one place for all of them (S2 §2). */
export function ContestSettings() {
  const { t } = useTranslation('contest');
  const { containsEnd, setContainsEnd } = useContest();
  return (
    <Popover
      label={t('settings.title')}
      trigger={(attributes) => (
        <IconButton icon={IconSettings} label={t('settings.title')} {...attributes} />
      )}
    >
      <Switch
        label={t('settings.containsEnd')}
        hint={t('settings.containsEndHint')}
        checked={containsEnd}
        onChange={(event) => setContainsEnd(event.currentTarget.checked)}
      />
    </Popover>
  );
}
