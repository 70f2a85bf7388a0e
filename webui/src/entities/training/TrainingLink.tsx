import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Link } from '../../shared/ui/Link';
import { trainingAddress } from './trainingAddress';
import type { Training } from './trainingQueries';

/** Opens a training; a guest is asked to log in first (S2 §2). */
export function TrainingLink({ training }: { training: Pick<Training, 'id' | 'gid' | 'title'> }) {
  const user = useUser();
  return (
    <Link
      href={trainingAddress(training)}
      title={training.title}
      onClick={(event) => {
        if (user) return;
        event.preventDefault();
        askToLogin();
      }}
    >
      {training.title}
    </Link>
  );
}
