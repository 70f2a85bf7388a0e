import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Switch } from '../../../shared/ui/Switch';
import type { Roster } from './rosterCalls';
import { countsOf, type RosterRun } from './useRoster';

/** What is decided before the list is taken in. */
export function RosterOptionsCard({ run, roster }: { run: RosterRun; roster: Roster }) {
  const { t } = useTranslation('adminRoster');
  const { create, update } = countsOf(run);
  const { options } = run;
  return (
    <Card title={t('options')} isPadded>
      <div className={layout.form}>
        <Switch
          label={t('update')}
          hint={t('updateHint')}
          checked={options.update}
          onChange={(event) => run.choose({ update: event.currentTarget.checked })}
        />
        <Switch
          label={t('generate')}
          hint={t('generateHint')}
          checked={options.generatePasswords}
          disabled={run.isBusy}
          onChange={(event) => run.choose({ generatePasswords: event.currentTarget.checked })}
        />
        <Switch
          label={t('mustChange')}
          hint={t('mustChangeHint')}
          checked={options.mustChangePassword}
          onChange={(event) => run.choose({ mustChangePassword: event.currentTarget.checked })}
        />
        <Switch
          label={t('nicknames')}
          hint={t('nicknamesHint')}
          checked={options.fillNicknames}
          disabled={run.isBusy}
          onChange={(event) => run.choose({ fillNicknames: event.currentTarget.checked })}
        />
        {options.update && roster.passwords > 0 && (
          <Notice tone="warn">{t('setsPasswords', { count: roster.passwords })}</Notice>
        )}
        {roster.counts.problem > 0 && (
          <Notice tone="info">{t('problemsStay', { count: roster.counts.problem })}</Notice>
        )}
        <div className={layout.row}>
          <Button
            kind="primary"
            isBusy={run.isBusy}
            disabled={create + update === 0}
            onClick={() => void run.commit()}
          >
            {t('commit', { create, update })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
