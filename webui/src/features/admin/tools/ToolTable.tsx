import { useTranslation } from 'react-i18next';
import { RowActions } from '../../../shared/lists/RowActions';
import { Link } from '../../../shared/ui/Link';
import { Table } from '../../../shared/ui/Table';
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
              <RowActions
                name={tool.name}
                onEdit={() => onEdit(tool)}
                deletion={{
                  title: t('deleteTitle'),
                  body: t('deleteBody', { name: tool.name }),
                  run: () => deleteTool(tool.id),
                  keys: [toolsKey, shownToolsKey],
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
