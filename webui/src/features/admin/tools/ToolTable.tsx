import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil, IconTrash } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { confirm } from '../../../shared/ui/questions';
import { Table } from '../../../shared/ui/Table';
import { toast } from '../../../shared/ui/toast';
import { deleteTool, type StoredTool, shownToolsKey, toolsKey } from './toolCalls';
import styles from './tools.module.css';

interface ToolTableProps {
  tools: readonly StoredTool[];
  onEdit: (tool: StoredTool) => void;
}

export function ToolTable({ tools, onEdit }: ToolTableProps) {
  const { t } = useTranslation('adminTools');
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.url')}
          </th>
          <th scope="col" data-align="end">
            {t('column.seq')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tools.map((tool) => (
          <tr key={tool.id}>
            <td className={styles.name}>{tool.name}</td>
            <td className={styles.url} data-hide="narrow">
              <Link href={tool.url}>{tool.url}</Link>
            </td>
            <td data-align="end">{tool.seq}</td>
            <td data-align="end">
              <span className={styles.actions}>
                <IconButton
                  icon={IconPencil}
                  label={t('editNamed', { name: tool.name })}
                  onClick={() => onEdit(tool)}
                />
                <DeleteButton tool={tool} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DeleteButton({ tool: { id, name } }: { tool: StoredTool }) {
  const { t } = useTranslation('adminTools');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteTool(id),
    onSuccess: () => toast.success(t('deleted', { name })),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: toolsKey });
      void queries.invalidateQueries({ queryKey: shownToolsKey });
    },
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
