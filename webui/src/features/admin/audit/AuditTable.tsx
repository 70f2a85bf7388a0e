import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconChevronDown, IconChevronUp } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import styles from './audit.module.css';
import type { AuditRow } from './auditQueries';
import { useActionName, useFieldName } from './auditWords';
import { Difference } from './Difference';
import { targetText } from './fieldChanges';

interface AuditTableProps {
  rows: readonly AuditRow[];
  isRefreshing: boolean;
}

export function AuditTable({ rows, isRefreshing }: AuditTableProps) {
  const { t } = useTranslation('adminAudit');
  return (
    <Table label={t('title')} isRefreshing={isRefreshing} isDense>
      <thead>
        <tr>
          <th scope="col">{t('column.time')}</th>
          <th scope="col">{t('column.username')}</th>
          <th scope="col">{t('column.action')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.target')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('column.ip')}
          </th>
          <th scope="col" data-align="end">
            {t('column.more')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row }: { row: AuditRow }) {
  const { t } = useTranslation('adminAudit');
  const nameOf = useActionName();
  const [isOpen, setOpen] = useState(false);
  const target = targetText(row.target, useFieldName());
  return (
    <>
      <tr>
        <td className={styles.time}>
          <time dateTime={row.time}>{formatDateTime(row.time)}</time>
        </td>
        <td className={styles.name}>{row.username || t('commandLine')}</td>
        <td className={styles.action}>{nameOf(row.action)}</td>
        <td data-hide="narrow" className={styles.target} title={target}>
          {target}
        </td>
        <td className={styles.wideOnly}>{row.ip || '—'}</td>
        <td data-align="end">
          <IconButton
            icon={isOpen ? IconChevronUp : IconChevronDown}
            label={t('details', { id: row.id })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6} className={styles.detail}>
            <Difference row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
