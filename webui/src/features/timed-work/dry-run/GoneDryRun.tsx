import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Link } from '../../../shared/ui/Link';
import { PageHead } from '../../../shared/ui/PageHead';

/** In place of a dry run that was wiped, here or elsewhere: the way back to the work. `tid` is that of
 * the work. */
export default function GoneDryRun({ tid }: { tid: number }) {
  const { t } = useTranslation('timedWork');
  return (
    <>
      <PageHead title={t('dryRun.gone')} />
      <Card>
        <EmptyState
          text={t('dryRun.goneWords')}
          action={
            <Link
              href={to('AdminExamReadiness', { workId: tid })}
              className={buttonClass('primary')}
            >
              {t('dryRun.back')}
            </Link>
          }
        />
      </Card>
    </>
  );
}
