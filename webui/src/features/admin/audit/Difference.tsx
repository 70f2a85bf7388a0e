import { useTranslation } from 'react-i18next';
import styles from './audit.module.css';
import type { AuditRow } from './auditQueries';
import { useFieldName, useValueWord } from './auditWords';
import { differenceOf, targetText } from './fieldChanges';

/** What a row changed, before and after side by side. */
export function Difference({ row }: { row: AuditRow }) {
  const { t } = useTranslation('adminAudit');
  const nameOf = useFieldName();
  const wordOf = useValueWord();
  const changes = differenceOf(row.before, row.after);
  return (
    <div className={styles.difference}>
      <dl className={styles.facts}>
        <dt>{t('column.target')}</dt>
        <dd>{targetText(row.target, nameOf) || '—'}</dd>
        <dt>{t('column.action')}</dt>
        <dd>
          <code>{row.action}</code>
        </dd>
        <dt>{t('column.ip')}</dt>
        <dd>{row.ip || '—'}</dd>
        {row.reason && (
          <>
            <dt>{t('reason')}</dt>
            <dd>{row.reason}</dd>
          </>
        )}
      </dl>
      {changes.length === 0 ? (
        <p className={styles.quiet}>{t('noDifference')}</p>
      ) : (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('change.field')}</th>
              <th scope="col">{t('change.before')}</th>
              <th scope="col">{t('change.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{change.field ? nameOf(change.field) : t('change.whole')}</th>
                <td>
                  {change.before === null ? (
                    <None />
                  ) : (
                    <del>{wordOf(change.field, change.before)}</del>
                  )}
                </td>
                <td>
                  {change.after === null ? (
                    <None />
                  ) : (
                    <ins>{wordOf(change.field, change.after)}</ins>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function None() {
  const { t } = useTranslation('adminAudit');
  return <span className={styles.quiet}>{t('change.none')}</span>;
}
