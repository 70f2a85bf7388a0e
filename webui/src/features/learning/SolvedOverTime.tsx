import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { difficultiesQuery } from '../../entities/problem/problemQueries';
import { useLevelName } from '../../entities/problem/useLevelName';
import { Card } from '../../shared/ui/Card';
import { Chip } from '../../shared/ui/Chip';
import { EmptyState } from '../../shared/ui/EmptyState';
import layout from '../../shared/ui/layout.module.css';
import { Segmented } from '../../shared/ui/Segmented';
import { CourseChart } from './CourseChart';
import { byLevel, byTag, type Line } from './courses';
import styles from './learning.module.css';
import type { MyLearning } from './learningCalls';

/** How many problems were solved by the end of each week, by level or by topic. */
export function SolvedOverTime({ learning }: { learning: MyLearning }) {
  const { t } = useTranslation('learning');
  const [by, setBy] = useState<'level' | 'tag'>('level');
  const nameOf = useLevel();
  const lines = by === 'level' ? byLevel(learning, nameOf) : byTag(learning);
  return (
    <Card
      title={t('chart.title')}
      actions={
        <Segmented
          label={t('chart.by')}
          value={by}
          options={[
            { value: 'level', label: t('chart.level') },
            { value: 'tag', label: t('chart.tag') },
          ]}
          onChange={setBy}
        />
      }
      isPadded
    >
      {lines.length === 0 ? (
        <EmptyState text={t(learning.solved === 0 ? 'chart.empty' : 'chart.noTags')} />
      ) : (
        <>
          <CourseChart weeks={learning.weeks} lines={lines} />
          <Legend lines={lines} />
        </>
      )}
    </Card>
  );
}

function Legend({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('learning');
  return (
    <p className={`${layout.row} ${styles.legend}`}>
      {lines.map(({ key, name, color, total }) => (
        <Chip key={key} dot={color.startsWith('--') ? `var(${color})` : color}>
          {t('chart.line', { name, count: total })}
        </Chip>
      ))}
    </p>
  );
}

/** The name and the colour of a level; of problems that are out of sight there is none. */
function useLevel() {
  const { t } = useTranslation('learning');
  const levels = useQuery(difficultiesQuery).data;
  const levelName = useLevelName();
  return (difficulty: number | null) => {
    const level = levels?.find(({ id }) => id === difficulty);
    if (difficulty === null) return { name: t('chart.other') };
    return { name: levelName(level?.name ?? String(difficulty)), color: level?.color };
  };
}
