import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/Dialog';
import { EmptyState } from '../../../../shared/ui/EmptyState';
import { ErrorState } from '../../../../shared/ui/ErrorState';
import { IconFileText } from '../../../../shared/ui/icons';
import { Select } from '../../../../shared/ui/Select';
import { Skeleton } from '../../../../shared/ui/Skeleton';
import { TextChoice } from './TextChoice';
import { type Paper, TextCode } from './TextCode';
import styles from './writing.module.css';
import { textsOf, writingQuery } from './writingQueries';

interface WritingDialogProps {
  tid: number;
  uid: string;
  name: string;
  /** At the head of what is printed. */
  paper: Paper;
  onClose: () => void;
}

/** What one student has written, by problem: kept drafts and submissions in their order, the code of
 * a chosen one, and how it differs from another. */
export function WritingDialog({ tid, uid, name, paper, onClose }: WritingDialogProps) {
  const { t } = useTranslation('adminExamRoom');
  const { data, error, refetch } = useQuery(writingQuery(tid, uid));
  const [pid, setPid] = useState<number | null>(null);
  const [chosen, setChosen] = useState('');
  const [compared, setCompared] = useState('');
  const problems = data?.problems ?? [];
  const problem =
    problems.find((each) => each.pid === pid) ??
    problems.find(({ drafts, submissions }) => drafts.length + submissions.length > 0) ??
    problems[0];
  const texts = problem ? textsOf(problem) : [];
  const text = texts.find(({ key }) => key === chosen) ?? null;
  const other = texts.find(({ key }) => key === compared && key !== chosen) ?? null;
  const openProblem = (value: string) => {
    setPid(Number(value));
    setChosen('');
    setCompared('');
  };
  return (
    <Dialog title={t('writing.title', { name })} size="wide" onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} height={44} />}
      {data && !problem && <EmptyState icon={IconFileText} text={t('writing.none')} />}
      {problem && (
        <div className={styles.columns}>
          <div className={styles.side}>
            <Select
              label={t('writing.problem')}
              className={styles.choice}
              value={String(problem.pid)}
              options={problems.map(({ pid: value, displayId, displayTitle }) => ({
                value: String(value),
                label: `${displayId} ${displayTitle}`,
              }))}
              onChange={({ currentTarget }) => openProblem(currentTarget.value)}
            />
            <p className={styles.remark}>{t('writing.audit')}</p>
            {texts.length === 0 && <p>{t('writing.noneSent')}</p>}
            <ul className={styles.list} aria-label={t('writing.list')}>
              {texts.map((each) => (
                <li key={each.key}>
                  <TextChoice
                    text={each}
                    isChosen={each === text}
                    onChoose={() => setChosen(each.key)}
                  />
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.main}>
            {text ? (
              <TextCode
                tid={tid}
                uid={uid}
                text={text}
                other={other}
                others={texts.filter((each) => each !== text)}
                onCompare={setCompared}
                paper={{
                  ...paper,
                  about: `${paper.about} · ${problem.displayId} ${problem.displayTitle}`,
                }}
              />
            ) : (
              <EmptyState icon={IconFileText} text={t('writing.choose')} />
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
