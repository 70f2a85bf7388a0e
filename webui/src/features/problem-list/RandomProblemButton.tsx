import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { Button } from '../../shared/ui/Button';
import { IconArrowsShuffle } from '../../shared/ui/icons';
import { randomProblem } from './problemListQueries';

export function RandomProblemButton() {
  const { t } = useTranslation('problemList');
  const [, navigate] = useLocation();
  const draw = useMutation({
    mutationFn: randomProblem,
    onSuccess: (problemID) => navigate(to('ProblemDetails', { problemID })),
  });
  return (
    <Button icon={IconArrowsShuffle} isBusy={draw.isPending} onClick={() => draw.mutate()}>
      {t('random')}
    </Button>
  );
}
