import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { bootData } from '../../shared/api/boot';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { Icon } from '../../shared/ui/Icon';
import { IconCircleCheck } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { lazyPart } from '../../shared/ui/lazyPart';
import styles from './FirstSteps.module.css';
import { type FirstStep, useFirstSteps } from './useFirstSteps';

const AddressDialog = lazyPart(() => import('./AddressDialog'), { missing: 'dialog' });

const places = {
  classList: to('AdminRoster'),
  problem: to('AdminImport'),
  backup: to('AdminBackups'),
} as const;

/** What a new site lacks until its first lesson; it ticks itself, and goes when all is done. */
export default function FirstSteps() {
  const { t } = useTranslation('home');
  const { steps, putAway, showAddress } = useFirstSteps();
  const [isShown, setShown] = useState(false);
  const [address] = bootData().config.addresses;
  if (!steps || steps.every((each) => each.isDone)) {
    return isShown && address ? (
      <AddressDialog address={address} onClose={() => setShown(false)} />
    ) : null;
  }

  const wayTo = (step: FirstStep) =>
    step === 'address' ? (
      <Button
        size="small"
        disabled={!address}
        onClick={() => {
          setShown(true);
          showAddress();
        }}
      >
        {t('firstSteps.address.go')}
      </Button>
    ) : (
      <Link href={places[step]} className={styles.go}>
        {t(`firstSteps.${step}.go`)}
      </Link>
    );

  return (
    <Card
      title={t('firstSteps.title')}
      actions={
        <Button size="small" kind="quiet" onClick={putAway}>
          {t('firstSteps.away')}
        </Button>
      }
      isPadded
    >
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? styles.done : styles.step}>
            <span className={styles.tick}>
              {isDone && (
                <>
                  <Icon icon={IconCircleCheck} />
                  <span className={layout.hiddenText}>{t('firstSteps.done')}</span>
                </>
              )}
            </span>
            <span className={styles.text}>{t(`firstSteps.${step}.text`)}</span>
            {!isDone && wayTo(step)}
          </li>
        ))}
      </ol>
      {isShown && address && <AddressDialog address={address} onClose={() => setShown(false)} />}
    </Card>
  );
}
