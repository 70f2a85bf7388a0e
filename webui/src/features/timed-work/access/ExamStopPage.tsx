import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { openLogin } from '../../../shared/session/loginRequest';
import { useUser } from '../../../shared/session/useUser';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconLock } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { PageHead } from '../../../shared/ui/PageHead';
import { stops } from './examDoor';

/** /exam-stop: why an exam, or what lies beside it, does not open here, and what to do. */
export default function ExamStopPage() {
  const { t } = useTranslation('timedWorkAccess');
  const asked = new URLSearchParams(useSearch());
  const reason = stops.find((each) => each === asked.get('reason')) ?? 'closed';
  const title = t(`stop.${reason}.title`);
  useTitle(title);
  return (
    <>
      <PageHead title={title} />
      <Card>
        <EmptyState
          icon={IconLock}
          text={t(`stop.${reason}.text`, { title: asked.get('title') ?? t('exam') })}
          action={<WayOn tid={Number(asked.get('tid'))} />}
        />
      </Card>
    </>
  );
}

/** Back into the exam; first to the login where the session was ended. */
function WayOn({ tid }: { tid: number }) {
  const { t } = useTranslation('timedWorkAccess');
  const user = useUser();
  if (!user) {
    return (
      <Button kind="primary" onClick={openLogin}>
        {t('login')}
      </Button>
    );
  }
  const path = tid > 0 ? to('TimedWorkDetails', { timedWorkID: tid }) : to('TimedWorkList');
  return (
    <Link href={path} className={buttonClass('primary')}>
      {t('back')}
    </Link>
  );
}
