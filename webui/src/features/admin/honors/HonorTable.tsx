import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil, IconTrash } from '../../../shared/ui/icons';
import { confirm } from '../../../shared/ui/questions';
import { Table } from '../../../shared/ui/Table';
import { toast } from '../../../shared/ui/toast';
import { deleteHonor, type Honor, honorsKey } from './honorCalls';
import styles from './honors.module.css';

interface HonorTableProps {
  honors: readonly Honor[];
  onEdit: (honor: Honor) => void;
}

export function HonorTable({ honors, onEdit }: HonorTableProps) {
  const { t } = useTranslation('adminHonors');
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" data-align="end">
            {t('column.ac')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {honors.map((honor) => (
          <tr key={honor.id}>
            <td>
              <span className={styles.name}>
                <span className={styles.swatch} style={{ background: honor.color }} />
                {honor.name}
              </span>
            </td>
            <td data-align="end">{honor.ac}</td>
            <td data-align="end">
              <span className={styles.actions}>
                <IconButton
                  icon={IconPencil}
                  label={t('editNamed', { name: honor.name })}
                  onClick={() => onEdit(honor)}
                />
                <DeleteButton honor={honor} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DeleteButton({ honor: { id, name } }: { honor: Honor }) {
  const { t } = useTranslation('adminHonors');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteHonor(id),
    onSuccess: () => toast.success(t('deleted', { name })),
    onSettled: () => queries.invalidateQueries({ queryKey: honorsKey }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t('deleteTitle'),
      body: t('deleteBody', { name }),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <IconButton
      icon={IconTrash}
      label={t('deleteNamed', { name })}
      disabled={remove.isPending}
      onClick={() => void ask()}
    />
  );
}
