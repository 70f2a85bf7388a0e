import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { submissionDetailQuery } from '../../../entities/submission/submissionQueries';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { isInProgress } from '../../../shared/lib/verdict';
import { openLogin } from '../../../shared/session/loginRequest';
import { Accordion } from '../../../shared/ui/Accordion';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { longestCode } from '../codeRules';
import { useHidesResults } from '../contest/useHidesResults';
import { DraftConflict } from '../draft/DraftConflict';
import OwnSubmissions from '../OwnSubmissions';
import { PlaceNotice } from '../place/PlaceNotice';
import { usePlaceHere } from '../place/usePlaceHere';
import { Statement } from '../Statement';
import type { ProblemInfo } from '../types';
import { useOwnSubmissions } from '../useOwnSubmissions';
import { useCode, useSolution } from '../useSolution';
import { useSubmission } from '../useSubmission';
import { objective, readAnswers, sentAnswers, unansweredOf, writeAnswers } from './answers';
import { ObjectiveBar } from './ObjectiveBar';
import { ObjectiveForm } from './ObjectiveForm';
import styles from './objective.module.css';

interface ObjectiveDeskProps {
  info: ProblemInfo;
  uid: string | null;
}

const noQuestions: [] = [];
/** More numbers of questions that are left than this are counted. */
const mostNamed = 12;

/** A problem of questions: what it says, the questions, and one's own submissions. */
export default function ObjectiveDesk({ info, uid }: ObjectiveDeskProps) {
  const { t } = useTranslation('problemObjective');
  const enumerate = useEnumeration();
  const form = info.problem.objectiveForm ?? noQuestions;
  const isLoggedIn = uid !== null;
  const written = useMemo(() => ({ ...info, languages: [objective], codeTemplate: {} }), [info]);
  const solution = useSolution(uid, written);
  const answers = readAnswers(useCode(solution), form.length);

  const asked = { place: info.place, problemId: info.problem.problemId };
  const own = useOwnSubmissions(asked, { isLoggedIn });
  const last = isLoggedIn ? (own.data?.records[0] ?? null) : null;
  const inHand = useSubmission(info.place, info.problem.id, uid, {
    last,
    hidesResults: useHidesResults(),
  });
  const { submission } = inHand;
  const place = usePlaceHere();
  const isClosed = place !== null && !place.isOpenForSubmits;
  const detail = useQuery({
    ...submissionDetailQuery(submission?.submitId ?? 0),
    enabled: submission !== null && !isInProgress(submission.status),
  });
  const shown = detail.data?.submission;
  const results = shown?.submitId === submission?.submitId ? shown?.displayPartData : null;

  const submit = async () => {
    if (!isLoggedIn) {
      openLogin();
      return;
    }
    const code = sentAnswers(answers);
    if (code.length > longestCode) {
      toast.error(t('tooLong', { limit: longestCode }));
      return;
    }
    const left = unansweredOf(answers).map((number) => t('number', { number }));
    const isSure = await confirm({
      title: t('confirm.title'),
      body:
        left.length > 0
          ? t('confirm.missing', { numbers: enumerate(left, Math.min(left.length, mostNamed)) })
          : t('confirm.all'),
      confirmLabel: t('confirm.confirm'),
    });
    if (isSure && (await inHand.submit(objective, code))) toast.success(t('done'));
  };

  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        <Statement info={info} language="" isLoggedIn={isLoggedIn} />
        <section aria-label={t('form')}>
          <ObjectiveForm
            form={form}
            answers={answers}
            onAnswers={(next) => solution.setCode(writeAnswers(next))}
            results={results ?? null}
            isClosed={isClosed}
          />
        </section>
        {isLoggedIn && (
          <Accordion title={t('own')} aside={own.data?.total ?? 0}>
            <OwnSubmissions problem={asked} isLoggedIn onPutBack={undefined} />
          </Accordion>
        )}
      </div>
      <PlaceNotice problem={info.problem} />
      <ObjectiveBar
        answers={answers}
        solution={solution}
        submission={submission}
        full={info.problem.ioScore}
        isSending={inHand.isSending}
        wait={inHand.wait}
        isClosed={isClosed}
        onSubmit={() => void submit()}
      />
      <DraftConflict solution={solution} form={form} />
    </div>
  );
}
