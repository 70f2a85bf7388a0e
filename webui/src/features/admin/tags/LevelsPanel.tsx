import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Difficulty } from '../../../entities/problem/problemQueries';
import { useLevelName } from '../../../entities/problem/useLevelName';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil } from '../../../shared/ui/icons';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Table } from '../../../shared/ui/Table';
import { levelsQuery } from './tagCalls';
import styles from './tags.module.css';

interface LevelsPanelProps {
  isEditable: boolean;
  onLevel: (level: Difficulty) => void;
}

export function LevelsPanel({ isEditable, onLevel }: LevelsPanelProps) {
  const { t } = useTranslation('adminTags');
  const nameOf = useLevelName();
  const list = useQuery(levelsQuery);
  return (
    <Card>
      {list.isPending && <Skeleton lines={3} height={28} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <Table label={t('levels')}>
          <thead>
            <tr>
              <th scope="col">{t('level.number')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('color')}</th>
              {isEditable && (
                <th scope="col" data-align="end">
                  {t('actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {list.data.map((level) => (
              <tr key={level.id}>
                <td data-kind="id">{level.id}</td>
                <td>{nameOf(level.name)}</td>
                <td>
                  <span className={styles.swatch} style={{ background: level.color }} />
                  {level.color}
                </td>
                {isEditable && (
                  <td data-align="end">
                    <IconButton
                      icon={IconPencil}
                      label={t('editNamed', { name: nameOf(level.name) })}
                      onClick={() => onLevel(level)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
