import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconDownload } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { downloadResults, type Pack } from './packQueries';
import styles from './packs.module.css';

/** So many names a sentence tells. */
const mostNames = 12;

interface OpenedExamCardProps {
  pack: Pack;
  opened: NonNullable<Pack['exam']>;
}

/** What opening came to, where the exam is now, and its results on their way back. */
export function OpenedExamCard({ pack, opened }: OpenedExamCardProps) {
  const { t } = useTranslation('adminPacks');
  const enumerate = useEnumeration();
  const results = useAction({ run: () => downloadResults(pack.id), isSingle: true });
  const { problems, created, existing, differing, renamed } = opened;
  return (
    <>
      <Card title={t('opened.title')} isPadded>
        <ul className={styles.lines}>
          <li>{t('opened.problems', { count: problems })}</li>
          {created > 0 && <li>{t('opened.created', { count: created })}</li>}
          {existing.length > 0 && (
            <li>
              {t('opened.existing', {
                count: existing.length,
                names: enumerate(existing, mostNames),
              })}
            </li>
          )}
          {renamed.length > 0 && (
            <li>{t('opened.renamed', { names: enumerate(renamed, mostNames) })}</li>
          )}
        </ul>
        {differing.length > 0 && (
          <Notice tone="warn">
            {t('opened.differing', {
              count: differing.length,
              names: enumerate(differing, mostNames),
            })}
          </Notice>
        )}
        {pack.tid === null ? (
          <Notice tone="warn">{t('opened.gone')}</Notice>
        ) : (
          <p className={styles.foot}>
            <Link
              href={to('AdminExamReadiness', { workId: pack.tid })}
              className={buttonClass('primary')}
            >
              {t('opened.readiness')}
            </Link>
            <Link href={to('AdminTimedWorkEdit', { workId: pack.tid })} className={buttonClass()}>
              {t('opened.edit')}
            </Link>
          </p>
        )}
      </Card>
      {pack.tid !== null && (
        <Card title={t('back.title')} isPadded>
          <p>{t('back.text')}</p>
          <p className={styles.quiet}>{t('back.signature')}</p>
          <div className={styles.foot}>
            <Button icon={IconDownload} isBusy={results.isBusy} onClick={() => void results.run()}>
              {t('back.download')}
            </Button>
            <Link href={to('AdminExamResults', { workId: pack.tid })}>{t('back.look')}</Link>
          </div>
        </Card>
      )}
    </>
  );
}
