import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { problemAddress, problemOfAddress } from '../../entities/problem/problemAddress';
import { problemQuery } from '../../entities/problem/problemQueries';
import { useLocale } from '../../shared/i18n/useLocale';
import { useTitle } from '../../shared/lib/useTitle';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Sheet, SheetPage } from '../../shared/ui/sheet/Sheet';
import { PaperQuestions } from './objective/PaperQuestions';
import styles from './ProblemSheet.module.css';
import { SheetHead } from './SheetHead';
import { StatementParts } from './StatementParts';
import { statementIn } from './statementIn';

/** The statement as a sheet of paper: nothing of the site around it. */
export default function ProblemSheet() {
  const { t } = useTranslation('problem');
  const asked = problemOfAddress(useParams(), useSearch());
  const locale = useLocale();
  const problem = useQuery(problemQuery(asked));
  const found = problem.data?.problem;
  const texts = found && statementIn(found, locale);
  useTitle(texts ? `${found.problemId} ${texts.title}` : asked.problemId);
  return (
    <SheetPage
      label={t('print.bar')}
      back={{ href: problemAddress(asked), words: t('print.back') }}
      print={t('print.print')}
      isReady={Boolean(found)}
    >
      <Sheet className={styles.sheet ?? ''}>
        {problem.isError && (
          <ErrorState error={problem.error} onRetry={() => void problem.refetch()} />
        )}
        {problem.isPending && <Skeleton lines={8} height={20} />}
        {found && texts && (
          <>
            <SheetHead problem={found} title={texts.title} />
            <StatementParts texts={texts} examples={found.examples} />
            {found.objectiveForm && <PaperQuestions form={found.objectiveForm} />}
          </>
        )}
      </Sheet>
    </SheetPage>
  );
}
