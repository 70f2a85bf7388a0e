import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import type { Restore } from './useRestore';

/** Stands on top of the page: a backup may be put back from the list or from a file. */
export function RestoreNotices({ restore }: { restore: Restore }) {
  const { t } = useTranslation('adminBackups');
  const { name, refusal, failure } = restore;
  return (
    <>
      {restore.isUnderWay && <Notice tone="warn">{t('restore.running', { name })}</Notice>}
      {refusal && <Notice tone="bad">{t('restore.failed', { name, reason: refusal })}</Notice>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
