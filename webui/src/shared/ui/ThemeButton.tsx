import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, currentTheme, subscribeToTheme } from '../lib/theme';
import { IconButton } from './IconButton';
import { IconMoon, IconSun } from './icons';

export function ThemeButton() {
  const { t } = useTranslation('shell');
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={isDark ? IconSun : IconMoon}
      iconSize={20}
      label={t(isDark ? 'bar.toLight' : 'bar.toDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
