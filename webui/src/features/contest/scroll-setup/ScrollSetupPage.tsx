import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { contestKey } from '../../../entities/contest/contestQueries';
import { scheduleStatus } from '../../../entities/schedule/scheduleStatus';
import { api } from '../../../shared/api/calls';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Field } from '../../../shared/ui/Field';
import { IconPlayerPlay } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { confirm } from '../../../shared/ui/questions';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import { ContestPageHead } from '../ContestPageHead';
import { countIn, medalNames, usualMedals } from './medals';
import styles from './ScrollSetup.module.css';

/** So few rows as the server gives: their number is what counts. */
const fewest = 10;

/** How many people have a rank on the real board. */
const rankedQuery = (cid: number) => ({
  queryKey: [...contestKey(cid), 'ranked'] as const,
  queryFn: async () => {
    const asked = { cid, currentPage: 1, limit: fewest, removeStar: true, forceRefresh: true };
    return (await api('POST /api/get-contest-rank', { body: asked, isQuiet: true })).total;
  },
});

/** /contest/:contestID/scroll-board: what the rolling board is opened with. */
export default function ScrollSetupPage() {
  const { t } = useTranslation('contestScrollSetup');
  const { cid } = useContest();
  const ranked = useQuery(rankedQuery(cid));
  return (
    <>
      <ContestPageHead title={t('title')} />
      <Card isPadded>
        {ranked.isPending && <Skeleton lines={5} height={36} />}
        {ranked.isError && (
          <ErrorState error={ranked.error} onRetry={() => void ranked.refetch()} />
        )}
        {ranked.data !== undefined && <Setup ranked={ranked.data} />}
      </Card>
    </>
  );
}

function Setup({ ranked }: { ranked: number }) {
  const { t } = useTranslation('contestScrollSetup');
  const { contest, cid, status } = useContest();
  const usual = usualMedals(ranked);
  const [typed, setTyped] = useState({
    gold: String(usual.gold),
    silver: String(usual.silver),
    bronze: String(usual.bronze),
  });
  const [removeStar, setRemoveStar] = useState(false);
  const counts = medalNames.map((name) => countIn(typed[name]));
  const isWhole = counts.every((count) => count !== null);

  const start = async () => {
    const question = {
      title: t('running.title'),
      body: t('running.body'),
      confirmLabel: t('running.confirm'),
    };
    if (status !== scheduleStatus.ended && !(await confirm(question))) return;
    const query = new URLSearchParams({ cid: String(cid), removeStar: String(removeStar) });
    for (const count of counts) query.append('medals[]', String(count));
    window.open(`${to('ScrollBoard')}?${query}`, '_blank');
  };
  return (
    <form
      className={layout.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void start();
      }}
    >
      <Field label={t('contest')}>
        <TextInput readOnly value={`${cid} - ${contest.title}`} />
      </Field>
      <div className={styles.medals}>
        {medalNames.map((name) => (
          <Field
            key={name}
            label={t(name)}
            error={countIn(typed[name]) === null ? t('number') : undefined}
          >
            <NumberInput
              value={typed[name]}
              maxLength={4}
              onInput={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </div>
      <p className={styles.hint}>{t('hint', { count: ranked })}</p>
      <Switch
        label={t('removeStar')}
        checked={removeStar}
        onChange={(event) => setRemoveStar(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" kind="primary" icon={IconPlayerPlay} disabled={!isWhole}>
          {t('start')}
        </Button>
      </div>
      <p className={styles.hint}>{t('keys')}</p>
    </form>
  );
}
