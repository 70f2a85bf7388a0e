import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconPencil } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { DifferencesTable } from './DifferencesTable';
import styles from './examResults.module.css';
import type { ExamResults } from './resultQueries';
import { SignDialog } from './SignDialog';

/** Versions that somebody put their name to, and what has changed since. */
export function SignOffCard({ results }: { results: ExamResults }) {
  const { t } = useTranslation('adminExamResults');
  const [isSigning, setSigning] = useState(false);
  const { tid, versions, differences, mayBeSigned } = results;
  const next = versions.length + 1;
  return (
    <Card
      title={t('sign.title')}
      actions={
        mayBeSigned && (
          <Button kind="primary" icon={IconPencil} onClick={() => setSigning(true)}>
            {t('sign.sign', { version: next })}
          </Button>
        )
      }
      isPadded
    >
      <div className={layout.stack}>
        {versions.length === 0 && <p>{t(mayBeSigned ? 'sign.first' : 'sign.waits')}</p>}
        {versions.length > 0 && (
          <ul className={styles.versions} aria-label={t('sign.versions')}>
            {versions.map(({ version, signedBy, signedTime, note }) => (
              <li key={version}>
                <Link href={to('AdminExamPrint', { workId: tid }, { sheet: 'results', version })}>
                  {t('sign.version', { version })}
                </Link>{' '}
                {t('sign.by', { name: signedBy, time: siteDateTime(signedTime) })}
                {note && <span className={styles.note}>{note}</span>}
              </li>
            ))}
          </ul>
        )}
        {differences.length > 0 && (
          <>
            <Notice tone="warn">
              {t('sign.changed', { count: differences.length, version: versions.length })}
            </Notice>
            <DifferencesTable differences={differences} />
          </>
        )}
      </div>
      {isSigning && <SignDialog results={results} onClose={() => setSigning(false)} />}
    </Card>
  );
}
