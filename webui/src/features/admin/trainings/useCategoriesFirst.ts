import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { mayOpen } from '../../../app/access';
import { useUser } from '../../../shared/session/useUser';
import { confirm } from '../../../shared/ui/questions';
import { deskKey, type TrainingDesk } from './desk';

export const categoriesQuery = (desk: TrainingDesk) => ({
  queryKey: [...deskKey(desk), 'categories'] as const,
  queryFn: desk.categories,
});

/** A training needs a category: where there is none, whoever may make them is led to their page
 * (S3 §2.5). For the link to a new training. */
export function useCategoriesFirst(desk: TrainingDesk) {
  const { t } = useTranslation('adminTrainings');
  const user = useUser();
  const [, navigate] = useLocation();
  const { data } = useQuery(categoriesQuery(desk));
  return (event: { preventDefault: () => void }) => {
    if (data?.length !== 0) return;
    // Others name one while they make the training.
    if (desk.gid === null && !mayOpen('AdminTrainingCategories', user)) return;
    event.preventDefault();
    void confirm({
      title: t('category.noneTitle'),
      body: t('category.noneBody'),
      confirmLabel: t('category.noneConfirm'),
    }).then((isAgreed) => {
      if (isAgreed) navigate(desk.addresses.categories);
    });
  };
}
