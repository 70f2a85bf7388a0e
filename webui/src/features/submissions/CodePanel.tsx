import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { AnswersInWords, objective } from '../../entities/problem/AnswersInWords';
import { handOverCode } from '../../entities/problem/codeHandover';
import { hasProblemPage, problemAddress } from '../../entities/problem/problemAddress';
import { problemQuery } from '../../entities/problem/problemQueries';
import { problemOf } from '../../entities/submission/problemOf';
import type { Judge, SubmissionDetail } from '../../entities/submission/types';
import { saveFile } from '../../shared/lib/download';
import { useUser } from '../../shared/session/useUser';
import { Button, buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { CopyButton } from '../../shared/ui/CopyButton';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconDownload, IconLock, IconPencil } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { AnnotatedCode } from './annotations/AnnotatedCode';
import { codeFileName } from './codeFileName';
import styles from './detail.module.css';
import { ShareButton } from './ShareButton';
import { isOwn, mayShare } from './submissionRights';

/** The source, for those who may read it. */
export function CodePanel({ detail }: { detail: SubmissionDetail }) {
  const { t } = useTranslation('submissions');
  const user = useUser();
  const [, navigate] = useLocation();
  const { submission, codeShare } = detail;
  const { code } = submission;
  const form = useForm(submission);
  if (code === null) {
    return (
      <Card title={t('detail.code')} hasRule>
        <EmptyState icon={IconLock} text={t('detail.codeHidden')} />
      </Card>
    );
  }
  const { pid, language } = submission;
  const problem = problemOf(submission);
  const edit = () => {
    if (pid === null) return;
    handOverCode({ place: problem.place, pid, language, code });
    navigate(problemAddress(problem));
  };
  const save = () => {
    const name = codeFileName(submission.submitId, submission.language);
    saveFile(new Blob([code], { type: 'text/plain;charset=utf-8' }), name);
  };
  return (
    <Card
      title={t('detail.code')}
      hasRule
      actions={
        <span className={styles.codeActions}>
          {mayShare(submission, user) && (codeShare || submission.share) && (
            <ShareButton submission={submission} />
          )}
          {isOwn(submission, user) && (
            <>
              {pid !== null && hasProblemPage(problem.place) && (
                <Button kind="quiet" size="small" icon={IconPencil} onClick={edit}>
                  {t('detail.edit')}
                </Button>
              )}
              <Link
                href={to('SubmissionDifference', {}, { left: submission.submitId })}
                className={buttonClass('quiet', 'small')}
              >
                {t('detail.compare')}
              </Link>
              <Button kind="quiet" size="small" icon={IconDownload} onClick={save}>
                {t('detail.download')}
              </Button>
            </>
          )}
          <CopyButton text={code} />
        </span>
      }
    >
      <AnnotatedCode
        submission={submission}
        code={code}
        answers={<AnswersInWords code={code} form={form} label={t('detail.code')} />}
      />
      {submission.fingerprint && (
        <p className={styles.fingerprint}>
          {t('detail.fingerprint')} <code>{submission.fingerprint}</code>
        </p>
      )}
    </Card>
  );
}

/** The questions that were answered, for whoever may still open them. */
function useForm(submission: Judge) {
  const isAsked = submission.language === objective && submission.code !== null;
  const problem = useQuery({
    ...problemQuery(problemOf(submission)),
    enabled: isAsked,
    retry: false,
  });
  return problem.data?.problem.objectiveForm;
}
