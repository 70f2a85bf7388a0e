import { useTranslation } from 'react-i18next';

/** An action in the reader's words; the word itself where it has none yet. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation('adminAudit');
  return (action) => {
    const key = action.replaceAll('.', '_');
    return t(`action.${key}` as 'title', { defaultValue: action });
  };
}

const switches = /^(open[A-Z]|hide[A-Z]|visible\d|register$|paused$|is[A-Z])/;

/** A value in the reader's words: what can be switched is on or off, however it was stored. */
export function useValueWord(): (field: string, value: string) => string {
  const { t } = useTranslation('adminAudit');
  return (field, value) => {
    const isSwitch = switches.test(field.slice(field.lastIndexOf('.') + 1));
    if (value === 'true' || (isSwitch && value === '1')) return t('change.on');
    if (value === 'false' || (isSwitch && value === '0')) return t('change.off');
    return value;
  };
}

/** A field in the reader's words; its own name, or its path, where it has none. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('adminAudit');
  return (field) =>
    field.includes('.') ? field : t(`field.${field}` as 'title', { defaultValue: field });
}
