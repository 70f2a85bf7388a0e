import { useTranslation } from 'react-i18next';

/** The five that a new site has are told in the reader's language; others are as root named them. */
const known = ['chat', 'solution', 'help', 'suggestion', 'record'] as const;

export function useCategoryName(): (name: string) => string {
  const { t } = useTranslation('discussions');
  return (name) => {
    const found = known.find((each) => each === name);
    return found ? t(`category.${found}`) : name;
  };
}
