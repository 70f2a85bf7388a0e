import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle } from '../../../shared/ui/icons';
import type { BoardPerson } from './boardQueries';
import type { Shown } from './ExamBoard';
import styles from './ExamBoard.module.css';
import { needsLook, stateIcons, sumsOf } from './states';

interface BoardSumsProps {
  people: readonly BoardPerson[];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** How many are in each state; pressed, only those stay bright. */
export function BoardSums({ people, shown, onShow }: BoardSumsProps) {
  const { t } = useTranslation('adminExamRoom');
  const press = (wanted: Shown) => ({
    type: 'button' as const,
    className: styles.sum,
    'aria-pressed': shown === wanted,
    onClick: () => onShow(shown === wanted ? 'all' : wanted),
  });
  return (
    <fieldset className={styles.sums} aria-label={t('sums')}>
      <button {...press('all')}>{t('everybody', { count: people.length })}</button>
      <button {...press('look')}>
        <Icon icon={IconAlertTriangle} />
        {t('look', { count: people.filter(needsLook).length })}
      </button>
      {sumsOf(people).map(({ state, count }) => (
        <button key={state} {...press(state)}>
          <Icon icon={stateIcons[state]} />
          {t(`state.${state}`)} {count}
        </button>
      ))}
    </fieldset>
  );
}
