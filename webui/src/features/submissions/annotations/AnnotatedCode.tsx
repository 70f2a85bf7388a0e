import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objective } from '../../../entities/problem/AnswersInWords';
import type { Judge } from '../../../entities/submission/types';
import { CodeView, type CodeViewHandle } from '../../../shared/editor/CodeView';
import type { LineMark } from '../../../shared/editor/lineMarks';
import { useUser } from '../../../shared/session/useUser';
import { classNames } from '../../../shared/ui/classNames';
import { lazyPart } from '../../../shared/ui/lazyPart';
import styles from '../detail.module.css';
import { isOwn } from '../submissionRights';
import { useAnnotations } from './useAnnotations';

const AnnotationList = lazyPart(() => import('./AnnotationList'));

interface AnnotatedCodeProps {
  submission: Judge;
  code: string;
  /** Answers to questions in words, in place of a program. */
  answers: ReactNode;
}

/** The code, and beside it what teachers say of it. */
export function AnnotatedCode({ submission, code, answers }: AnnotatedCodeProps) {
  const { t } = useTranslation('submissions');
  const user = useUser();
  const view = useRef<CodeViewHandle>(null);
  const [written, setWritten] = useState<number | null>(null);
  const { submitId, language } = submission;
  const found = useAnnotations(submission);
  const mayWrite = found?.mayWrite ?? false;
  const annotations = found?.annotations;
  const hasSide = found !== undefined && (mayWrite || found.annotations.length > 0);
  const isProgram = language !== objective;
  const lines = useMemo(() => (isProgram ? code.split(/\r\n|\r|\n/) : []), [code, isProgram]);
  const marks = useMemo(() => marksOf(annotations ?? []), [annotations]);
  return (
    <div className={classNames(hasSide && styles.beside)}>
      {isProgram ? (
        <CodeView
          ref={view}
          className={styles.code ?? ''}
          code={code}
          language={language}
          label={t('detail.code')}
          marks={marks}
          onLine={(line) => mayWrite && setWritten(line)}
        />
      ) : (
        answers
      )}
      {hasSide && (
        <AnnotationList
          submitId={submitId}
          annotations={found.annotations}
          lines={lines}
          mayWrite={mayWrite}
          isOwner={isOwn(submission, user)}
          written={written}
          onWrite={setWritten}
          onLine={(line) => view.current?.goToLine(line)}
        />
      )}
    </div>
  );
}

/** One at each line of which something is said, with all of it. */
function marksOf(annotations: readonly { line: number; content: string }[]): LineMark[] {
  const texts = new Map<number, string[]>();
  for (const { line, content } of annotations) {
    if (line > 0) texts.set(line, [...(texts.get(line) ?? []), content]);
  }
  return Array.from(texts, ([line, said]) => ({ line, kind: 'remark', text: said.join('\n\n') }));
}
