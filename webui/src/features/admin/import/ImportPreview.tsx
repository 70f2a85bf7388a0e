import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Notice } from '../../../shared/ui/Notice';
import { confirm } from '../../../shared/ui/questions';
import { type ProblemAuth, problemAuth } from '../problemTypes';
import { Findings } from './Findings';
import { FormatRemark } from './FormatRemark';
import styles from './import.module.css';
import {
  type ImportChoices,
  type ImportedProblem,
  type ImportReport,
  isAboutId,
  type Taken,
} from './importTypes';
import { ProblemTick } from './ProblemTick';
import { TagsChoice } from './TagsChoice';
import { TakenChoice } from './TakenChoice';
import { VisibilityChoice } from './VisibilityChoice';

/** So many titles a question names. */
const mostNames = 8;

interface ImportPreviewProps {
  report: ImportReport;
  isBusy: boolean;
  /** `skip`: indexes of problems to leave out. */
  onImport: (auth: ProblemAuth, skip: number[], also: ImportChoices) => void;
}

/** What the file holds, problem by problem, before anything is stored. */
export function ImportPreview({ report, isBusy, onImport }: ImportPreviewProps) {
  const { t } = useTranslation('adminImport');
  const [taken, setTaken] = useState<Taken>('new');
  const [tags, setTags] = useState<readonly string[] | null>(null);
  const renamed = report.problems.filter(isAboutId);
  const mayBeStored = (problem: ImportedProblem) =>
    !problem.error || (isAboutId(problem) && taken !== 'skip');
  const importable = report.problems.filter(mayBeStored);
  const refused = report.problems.length - importable.length;
  const [auth, setAuth] = useState<ProblemAuth>(problemAuth.private);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const chosen = importable.filter((problem) => !skipped.has(problem.index));
  const enumerate = useEnumeration();
  const allTags = [...new Set(chosen.flatMap((problem) => problem.tags))];
  const toggle = (index: number) => {
    const next = new Set(skipped);
    if (!next.delete(index)) next.add(index);
    setSkipped(next);
  };
  const toggleAll = () =>
    setSkipped(new Set(chosen.length > 0 ? importable.map((each) => each.index) : []));

  return (
    <Card
      title={report.format ? t('found', { count: report.problems.length }) : t('unreadable')}
      hasRule
      actions={<FormatRemark report={report} />}
    >
      {refused > 0 && importable.length > 0 && (
        <div className={styles.outcome}>
          <Notice tone="warn">{t('someRefused', { count: refused })}</Notice>
        </div>
      )}
      <ul className={styles.problems}>
        {report.problems.map((problem) => (
          <li key={problem.index} className={styles.problem}>
            {report.format && (
              <ProblemTick
                problem={problem}
                isDisabled={!mayBeStored(problem) || isBusy}
                isChosen={mayBeStored(problem) && !skipped.has(problem.index)}
                onToggle={() => toggle(problem.index)}
              />
            )}
            <Findings problem={problem} isLookedAt />
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        {renamed.length > 0 && (
          <TakenChoice
            count={renamed.length}
            value={taken}
            isDisabled={isBusy}
            onChange={setTaken}
          />
        )}
        {allTags.length > 0 && (
          <TagsChoice tags={allTags} value={tags} isDisabled={isBusy} onChange={setTags} />
        )}
        {importable.length === 0 ? (
          <Notice tone="bad">{t(renamed.length > 0 ? 'taken.nothing' : 'nothing')}</Notice>
        ) : (
          <>
            <VisibilityChoice value={auth} isDisabled={isBusy} onChange={setAuth} />
            <div className={styles.buttons}>
              <Button
                kind="primary"
                isBusy={isBusy}
                disabled={chosen.length === 0}
                onClick={() => void begin()}
              >
                {t('import', { count: chosen.length })}
              </Button>
              {importable.length > 1 && (
                <Button kind="quiet" disabled={isBusy} onClick={toggleAll}>
                  {t(chosen.length > 0 ? 'chooseNone' : 'chooseAll')}
                </Button>
              )}
            </div>
          </>
        )}
      </footer>
    </Card>
  );

  async function begin() {
    const bare = chosen.filter((problem) => problem.unanswered > 0);
    const isAgreed =
      auth !== problemAuth.public ||
      bare.length === 0 ||
      (await confirm({
        title: t('bareTitle'),
        body: t('bareBody', {
          count: bare.length,
          names: enumerate(
            bare.map((problem) => problem.title || t('untitled')),
            mostNames,
          ),
        }),
        confirmLabel: t('bareConfirm'),
      }));
    if (isAgreed) onImport(auth, leftOut(), { taken, tags });
  }

  function leftOut(): number[] {
    const wanted = new Set(chosen.map((problem) => problem.index));
    return report.problems.map((each) => each.index).filter((index) => !wanted.has(index));
  }
}
