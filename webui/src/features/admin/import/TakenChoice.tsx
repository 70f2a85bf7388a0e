import { useTranslation } from 'react-i18next';
import { Radio } from '../../../shared/ui/Radio';
import styles from './import.module.css';
import { type Taken, takenChoices } from './importTypes';

interface TakenChoiceProps {
  /** Problems whose id another one has, or no problem can have. */
  count: number;
  value: Taken;
  isDisabled: boolean;
  onChange: (taken: Taken) => void;
}

/** What becomes of problems that cannot keep their ids. */
export function TakenChoice({ count, value, isDisabled, onChange }: TakenChoiceProps) {
  const { t } = useTranslation('adminImport');
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <legend>{t('taken.legend', { count })}</legend>
      {takenChoices.map((each) => (
        <Radio
          key={each}
          name="taken"
          label={t(`taken.${each}`)}
          hint={t(`taken.${each}Hint`)}
          checked={value === each}
          onChange={() => onChange(each)}
        />
      ))}
    </fieldset>
  );
}
