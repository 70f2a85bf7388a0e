import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { useAction } from '../../shared/forms/useAction';
import { Button } from '../../shared/ui/Button';
import { IconArrowsShuffle } from './icons';
import { randomProblem } from './problemListQueries';

export function RandomProblemButton() {
  const { t } = useTranslation('problemList');
  const [, navigate] = useLocation();
  const draw = useAction({
    run: randomProblem,
    onDone: (problemID) => navigate(to('ProblemDetails', { problemID })),
  });
  return (
    <Button icon={IconArrowsShuffle} isBusy={draw.isBusy} onClick={() => void draw.run()}>
      {t('random')}
    </Button>
  );
}
