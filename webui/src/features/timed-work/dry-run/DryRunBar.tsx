import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { dryRunQuery, openDryRun, wipeDryRun } from '../../../entities/timed-work/dryRunCalls';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Segmented } from '../../../shared/ui/Segmented';
import { ViewpointBar } from '../../../shared/ui/ViewpointBar';

interface DryRunBarProps {
  /** The dry run's own. */
  number: number;
  /** Of the work that is tried. */
  tid: number;
}

/** Above every page of a dry run: what it is, another version of the paper, and the ways out. The page
 * begins anew at each, so that nothing of the one before is known any more. */
export default function DryRunBar({ number, tid }: DryRunBarProps) {
  const { t } = useTranslation('timedWork');
  const { data } = useQuery(dryRunQuery(tid));
  const begin = useAction({
    run: (version: string | null) => openDryRun(tid, version),
    onDone: (opened) => location.assign(to('TimedWorkDetails', { timedWorkID: opened.tid })),
    isSingle: true,
  });
  const end = useAction({
    run: () => wipeDryRun(tid),
    onDone: () => location.assign(to('AdminExamReadiness', { workId: tid })),
    isSingle: true,
  });
  const version = data?.dryRun?.tid === number ? data.dryRun.version : null;
  const versions = data?.versions ?? [];
  return (
    <ViewpointBar label={t('dryRun.label')} words={t('dryRun.words')}>
      {versions.length > 0 && (
        <Segmented
          label={t('dryRun.version')}
          options={versions.map((value) => ({ value, label: t('dryRun.paper', { value }) }))}
          value={version ?? ''}
          onChange={(wanted) => void begin.run(wanted)}
        />
      )}
      <Button size="small" isBusy={begin.isBusy} onClick={() => void begin.run(version)}>
        {t('dryRun.again')}
      </Button>
      <Button size="small" isBusy={end.isBusy} onClick={() => void end.run()}>
        {t('dryRun.end')}
      </Button>
    </ViewpointBar>
  );
}
