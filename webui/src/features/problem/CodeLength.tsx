import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { classNames } from '../../shared/ui/classNames';
import { codeLength, longestCode } from './codeRules';
import styles from './SolutionPane.module.css';
import { type Solution, useCode } from './useSolution';

interface CodeLengthProps {
  solution: Pick<Solution, 'keeper' | 'readCode'>;
}

/** How long the code is; all of the page that follows every key. */
export function CodeLength({ solution }: CodeLengthProps) {
  const { t } = useTranslation('problem');
  const locale = useLocale();
  const length = codeLength(useCode(solution));
  return (
    <span className={classNames(styles.length, length > longestCode && styles.tooLong)}>
      {t('submit.length', {
        length: length.toLocaleString(locale),
        limit: longestCode.toLocaleString(locale),
      })}
    </span>
  );
}
