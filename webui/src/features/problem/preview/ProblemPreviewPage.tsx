import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import type { Place } from '../../../entities/place/place';
import { problemOfAddress } from '../../../entities/problem/problemAddress';
import { problemQuery } from '../../../entities/problem/problemQueries';
import { CodeView } from '../../../shared/editor/CodeView';
import { useTitle } from '../../../shared/lib/useTitle';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ReadingPane } from '../ReadingPane';
import type { ProblemInfo } from '../types';
import styles from './ProblemPreviewPage.module.css';

/** Contract 00-conventions §7, auth of a problem. */
const audiences = { 1: 'public', 2: 'private', 3: 'contest' } as const;
const inGroups = { 1: 'members', 2: 'hidden', 3: 'contest' } as const;

function seenBy({ kind }: Place, auth: number | null) {
  const words = kind === 'group' ? inGroups : audiences;
  return words[auth === 1 || auth === 3 ? auth : 2];
}

/** /admin/problem/preview/:problemID and /group/:groupID/problem-preview/:problemID: the stored problem as its readers get it, and nothing that only
 * its editors know: the call is the one that every reader's page makes. */
export default function ProblemPreviewPage() {
  const { t } = useTranslation('problemPreview');
  const asked = problemOfAddress(useParams());
  const problem = useQuery(problemQuery(asked));
  useTitle(t('title', { id: asked.problemId }));
  return (
    <div className={styles.page}>
      <Notice>
        <p>
          <strong>{t('banner')}</strong>{' '}
          {problem.data && t(seenBy(asked.place, problem.data.problem.auth))}
        </p>
        {problem.data && (
          <p className={styles.back}>
            <Link
              className={buttonClass('plain', 'small')}
              href={editorOf(asked.place, problem.data.problem.id)}
            >
              {t('edit')}
            </Link>
          </p>
        )}
      </Notice>
      {!problem.data && (
        <h1 tabIndex={-1} className={layout.hiddenText}>
          {t('title', { id: asked.problemId })}
        </h1>
      )}
      {problem.isError && (
        <ErrorState error={problem.error} onRetry={() => void problem.refetch()} />
      )}
      {problem.isPending && <Skeleton lines={8} height={20} />}
      {problem.data && <Preview info={problem.data} />}
    </div>
  );
}

const editorOf = ({ kind, id }: Place, pid: number): string =>
  kind === 'group' ? to('GroupProblemEdit', { groupID: id, pid }) : to('AdminProblemEdit', { pid });

function Preview({ info }: { info: ProblemInfo }) {
  const { t } = useTranslation('problemPreview');
  const [language, setLanguage] = useState(info.languages[0] ?? '');
  const code = info.codeTemplate[language] ?? '';
  return (
    <div className={styles.panes}>
      {/* No one's own results: a reader who has not begun. */}
      <ReadingPane info={info} language={language} isLoggedIn={false} folding={null} />
      <Card
        title={t('start')}
        hasRule
        actions={
          <Select
            label={t('language')}
            value={language}
            options={info.languages.map((name) => ({ value: name, label: name }))}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          />
        }
      >
        {code ? (
          <CodeView
            key={language}
            className={styles.code ?? ''}
            code={code}
            language={language}
            label={t('start')}
          />
        ) : (
          <p className={styles.empty}>{t('noTemplate')}</p>
        )}
      </Card>
    </div>
  );
}
