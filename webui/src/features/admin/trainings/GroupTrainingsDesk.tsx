import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { PagedList } from '../../../shared/lists/PagedList';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { IconSchool } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { IconPlus, IconTag } from '../icons';
import { CloneDialog } from './CloneDialog';
import { deskKey, useDesk } from './desk';
import type { ListProps } from './GroupTrainingsPage';
import { TrainingDeskTable } from './TrainingDeskTable';
import { useCategoriesFirst } from './useCategoriesFirst';

/** A group's trainings for its admins, with what they make of them. */
export default function GroupTrainingsDesk({ filters, turn, onLimit }: ListProps) {
  const { t } = useTranslation('adminTrainings');
  const desk = useDesk();
  const list = useQuery({
    queryKey: [...deskKey(desk), 'list', filters],
    queryFn: () => desk.list({ ...filters, keyword: '' }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={layout.filters}>
        <DeskButtons />
      </div>
      <PagedList
        list={list}
        page={filters.page}
        pageSize={filters.limit}
        onPage={turn}
        onPageSize={onLimit}
        empty={{ icon: IconSchool, text: t('empty') }}
      >
        {(rows, isRefreshing) => (
          <TrainingDeskTable desk={desk} rows={rows} isRefreshing={isRefreshing} />
        )}
      </PagedList>
    </>
  );
}

function DeskButtons() {
  const { t } = useTranslation('adminTrainings');
  const { gid, isSiteRoot } = useGroup();
  const desk = useDesk();
  const create = useCategoriesFirst(desk);
  const [isCloning, setCloning] = useState(false);
  return (
    <>
      <Link href={desk.addresses.create} className={buttonClass('primary')} onClick={create}>
        <Icon icon={IconPlus} />
        {t('create')}
      </Link>
      <Link href={desk.addresses.categories} className={buttonClass()}>
        <Icon icon={IconTag} />
        {t('category.title')}
      </Link>
      {isSiteRoot && <Button onClick={() => setCloning(true)}>{t('group.clone')}</Button>}
      {isCloning && <CloneDialog gid={gid} onClose={() => setCloning(false)} />}
    </>
  );
}
