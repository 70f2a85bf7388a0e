import { useTranslation } from 'react-i18next';

/** An action in the reader's words; the word itself where it has none yet. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation('adminAudit');
  return (action) => {
    const key = action.replaceAll('.', '_');
    return t(`action.${key}` as 'title', { defaultValue: action });
  };
}

/** A field in the reader's words; its own name, or its path, where it has none. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('adminAudit');
  return (field) =>
    field.includes('.') ? field : t(`field.${field}` as 'title', { defaultValue: field });
}
