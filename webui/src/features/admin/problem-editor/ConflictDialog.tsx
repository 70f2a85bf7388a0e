import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { classNames } from '../../../shared/ui/classNames';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import styles from './conflict.module.css';
import { type Difference, differences } from './conflictFields';
import editorStyles from './editor.module.css';
import { storedNowQuery } from './problemEditorQueries';
import type { ProblemForm } from './problemForm';
import { formOf, type LanguageChoice } from './problemWire';

interface ConflictDialogProps {
  pid: number;
  languages: readonly LanguageChoice[];
  onClose: () => void;
}

/** One's own text beside what somebody else has saved meanwhile; either can be copied. */
export default function ConflictDialog({ pid, languages, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues } = useFormContext<ProblemForm>();
  const stored = useQuery(storedNowQuery(pid, useOwnerGroup()?.gid));
  const all = languages.map((language) => language.id);
  const found = stored.data ? differences(getValues(), formOf(stored.data, all)) : [];
  return (
    <Dialog title={t('conflict.title')} size="wide" onClose={onClose}>
      {stored.isError && <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />}
      {stored.isPending && <Skeleton lines={4} height={20} />}
      {stored.data && found.length === 0 && <p>{t('conflict.same')}</p>}
      {found.map((each) => (
        <Versions key={each.field} difference={each} />
      ))}
    </Dialog>
  );
}

function Versions({ difference }: { difference: Difference }) {
  const { t } = useTranslation('adminProblemEditor');
  const { field } = difference;
  return (
    <section className={styles.versions} aria-label={t(`fields.${field}`)}>
      <h3 className={styles.versionsName}>{t(`fields.${field}`)}</h3>
      {(['mine', 'theirs'] as const).map((whose) => (
        <div key={whose}>
          <div className={styles.versionHead}>
            <span>{t(`conflict.${whose}`)}</span>
            <CopyButton text={difference[whose]} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard */}
          <pre className={classNames(editorStyles.textBox, styles.versionText)} tabIndex={0}>
            {difference[whose]}
          </pre>
        </div>
      ))}
    </section>
  );
}
