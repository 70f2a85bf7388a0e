import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../shared/session/allowed';
import { useUser } from '../../shared/session/useUser';
import { Card } from '../../shared/ui/Card';
import { ErrorState } from '../../shared/ui/ErrorState';
import { IconButton } from '../../shared/ui/IconButton';
import { IconPencil } from '../../shared/ui/icons';
import { lazyPart } from '../../shared/ui/lazyPart';
import { categoriesQuery } from './discussionCalls';
import styles from './discussions.module.css';
import { useCategoryName } from './useCategoryName';

const CategoryDialog = lazyPart(() => import('./CategoryDialog'), { missing: 'dialog' });
const mayEdit = mayCall<'DELETE /api/discussion-category'>('R');

interface CategoryNavProps {
  /** Its number; empty shows all. */
  chosen: string;
  onChoose: (cid: string) => void;
}

/** The categories beside the list; root of the site edits them (S2 §6). */
export function CategoryNav({ chosen, onChoose }: CategoryNavProps) {
  const { t } = useTranslation('discussions');
  const nameOf = useCategoryName();
  const user = useUser();
  const [isEdited, setEdited] = useState(false);
  const categories = useQuery(categoriesQuery);
  const rows = [{ id: '', name: t('category.all') }].concat(
    (categories.data ?? []).map(({ id, name }) => ({ id: String(id), name: nameOf(name) })),
  );
  return (
    <Card
      title={t('category.title')}
      actions={
        mayEdit(user) && (
          <IconButton
            icon={IconPencil}
            label={t('category.edit')}
            onClick={() => setEdited(true)}
          />
        )
      }
      hasRule
    >
      {categories.isError && (
        <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
      )}
      <ul className={styles.categories}>
        {rows.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.category}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {isEdited && categories.data && (
        <CategoryDialog categories={categories.data} onClose={() => setEdited(false)} />
      )}
    </Card>
  );
}
