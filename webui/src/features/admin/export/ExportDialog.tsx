import { useTranslation } from 'react-i18next';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { toast } from '../../../shared/ui/toast';
import { mayExport } from '../rights';
import { mostProblems } from './exportCalls';
import { FormatChoice } from './FormatChoice';
import { LossList } from './LossList';
import { useExport } from './useExport';

interface ExportDialogProps {
  problems: readonly { id: number; problemId: string; author: string | null }[];
  onClose: () => void;
}

/** Chosen problems as a file: the format, what it cannot hold, and the download. */
export function ExportDialog({ problems, onClose }: ExportDialogProps) {
  const { t } = useTranslation('adminExport');
  const user = useUser();
  // A group's admins take out whatever is its own.
  const isOfGroup = useOwnerGroup() !== null;
  const own = problems.filter((problem) => isOfGroup || mayExport(user, problem));
  const run = useExport(
    own.map((problem) => problem.id),
    (count) => {
      toast.success(t('done', { count }));
      onClose();
    },
  );
  const { losses, impossible, possible } = run;
  const isTooMany = own.length > mostProblems;

  return (
    <Dialog
      title={t('title', { count: own.length })}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {possible.length > 0 && (
            <Button
              kind="primary"
              isBusy={run.isBusy}
              disabled={isTooMany}
              onClick={() => void run.run()}
            >
              {mainLabel()}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.form}>
        {own.length < problems.length && (
          <Notice tone="warn">{t('others', { count: problems.length - own.length })}</Notice>
        )}
        {isTooMany && <Notice tone="bad">{t('tooMany', { count: mostProblems })}</Notice>}
        {run.failure && <Notice tone="bad">{run.failure}</Notice>}
        {own.length > 0 && (
          <FormatChoice value={run.format} count={own.length} onChange={run.choose} />
        )}
        {losses.length > 0 && <LossList problems={losses} format={run.format} />}
      </div>
    </Dialog>
  );

  function mainLabel(): string {
    if (impossible.length > 0) return t('exportOthers', { count: possible.length });
    return t(losses.length > 0 ? 'exportLossy' : 'export');
  }
}
