import type { TFunction } from 'i18next';
import type { Place } from '../../../entities/place/place';
import { AcceptanceBar } from '../../../entities/problem/AcceptanceBar';
import { DifficultyChip } from '../../../entities/problem/DifficultyChip';
import { OwnStatus } from '../../../entities/problem/OwnStatus';
import { ProblemLink } from '../../../entities/problem/ProblemLink';
import type { Difficulty } from '../../../entities/problem/problemQueries';
import { TagChip } from '../../../entities/tag/TagChip';
import type { TrainingProblem } from '../../../entities/training/trainingQueries';
import type { Locale } from '../../../shared/i18n/locale';
import { verdictCodes } from '../../../shared/lib/verdict';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { Icon } from '../../../shared/ui/Icon';
import { IconMinus } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import styles from './problems.module.css';

interface Shown {
  t: TFunction<['training', 'shell']>;
  locale: Locale;
  place: Place;
  levels: readonly Difficulty[];
  showsTags: boolean;
}

export const trainingProblemColumns = (shown: Shown): DataColumn<TrainingProblem>[] => {
  const { t, locale, place, levels, showsTags } = shown;
  return [
    {
      id: 'own',
      head: <span className={layout.hiddenText}>{t('problemList.own')}</span>,
      className: styles.mark,
      cell: ({ myStatus }) => <Mark status={myStatus} tried={t('shell:ownStatus.tried')} />,
    },
    { id: 'id', head: t('problemList.id'), kind: 'id', cell: ({ displayId }) => displayId },
    {
      id: 'title',
      head: t('problemList.title'),
      className: styles.title,
      cell: ({ displayId, title, titles, tags }) => (
        <>
          <ProblemLink problem={{ place, problemId: displayId }} className={styles.link}>
            {titles?.[locale] || title}
          </ProblemLink>
          {showsTags && tags.length > 0 && (
            <span className={styles.tags}>
              {tags.map((tag) => (
                <TagChip key={tag.id} tag={tag} />
              ))}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'difficulty',
      head: t('problemList.difficulty'),
      hide: 'narrow',
      cell: ({ difficulty }) => (
        <DifficultyChip
          difficulty={difficulty}
          {...levels.find((level) => level.id === difficulty)}
        />
      ),
    },
    {
      id: 'rate',
      head: t('problemList.rate'),
      hide: 'narrow',
      className: styles.rate,
      cell: ({ ac, total }) => <AcceptanceBar accepted={ac} total={total} />,
    },
  ];
};

/** A check for what is solved, a minus for what was tried otherwise (S2 §2.10). */
function Mark({ status, tried }: { status: number; tried: string }) {
  if (status === verdictCodes.notSubmitted || status === verdictCodes.accepted)
    return <OwnStatus status={status} form="sign" />;
  return (
    <span className={styles.tried} title={tried}>
      <Icon icon={IconMinus} />
      <span className={layout.hiddenText}>{tried}</span>
    </span>
  );
}
