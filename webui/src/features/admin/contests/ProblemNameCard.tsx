import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from '../desk.module.css';
import { BalloonField } from './BalloonField';
import type { ProblemName } from './useProblemName';

/** Above the problem's own fields: what participants see in their place (S3 §2.4). */
export function ProblemNameCard({ name }: { name: ProblemName }) {
  const { t } = useTranslation('adminContests');
  const { fields, faults, change } = name;
  const said = (fault: 'badId' | 'takenId' | 'badTitle' | undefined) =>
    fault && t(`problem.${fault}`);
  return (
    <Card title={t('problem.inContest')} isPadded>
      <div className={layout.form}>
        <div className={styles.fields}>
          <Field
            label={t('problem.displayId')}
            hint={t('problem.displayIdHint')}
            error={said(faults.displayId)}
            isRequired
          >
            <TextInput
              isMono
              maxLength={50}
              value={fields.displayId}
              onInput={(event) => change({ displayId: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={t('problem.displayTitle')}
            hint={t('problem.displayTitleHint')}
            error={said(faults.displayTitle)}
            isRequired
          >
            <TextInput
              maxLength={255}
              value={fields.displayTitle}
              onInput={(event) => change({ displayTitle: event.currentTarget.value })}
            />
          </Field>
        </div>
        <BalloonField value={fields.color} onChange={(color) => change({ color })} />
      </div>
    </Card>
  );
}
