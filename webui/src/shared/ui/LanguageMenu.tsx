import { useTranslation } from 'react-i18next';
import { changeLocale } from '../i18n/i18n';
import { locales } from '../i18n/locale';
import { useLocale } from '../i18n/useLocale';
import { DisclosureMenu } from './DisclosureMenu';
import { Icon } from './Icon';
import { IconLanguage } from './icons';

/** Each language names itself. */
const names = { 'zh-CN': '\u7b80\u4f53\u4e2d\u6587', 'en-US': 'English' } as const;

export function LanguageMenu({ align = 'end' }: { align?: 'start' | 'end' }) {
  const { t } = useTranslation('shell');
  const current = useLocale();
  return (
    <DisclosureMenu
      align={align}
      hasArrow={false}
      label={t('bar.language')}
      face={<Icon icon={IconLanguage} size={20} />}
      entries={locales.map((locale) => ({
        key: locale,
        label: names[locale],
        isCurrent: locale === current,
        onSelect: () => void changeLocale(locale),
      }))}
    />
  );
}
