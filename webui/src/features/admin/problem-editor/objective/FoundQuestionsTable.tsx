import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../shared/ui/Checkbox';
import { Table } from '../../../../shared/ui/Table';
import styles from './objective.module.css';
import type { FoundQuestion } from './questionFile';

interface FoundQuestionsTableProps {
  questions: readonly FoundQuestion[];
  /** Places of those that are not wanted. */
  left: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

/** What a file holds, question by question: to be taken, or why it cannot be. */
export function FoundQuestionsTable({ questions, left, onToggle }: FoundQuestionsTableProps) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const bad = questions.filter(({ part }) => !part).length;
  return (
    <div className={styles.found}>
      <p role="status">{t('import.found', { good: questions.length - bad, bad })}</p>
      <Table label={t('import.title')} isDense>
        <thead>
          <tr>
            <th scope="col">{t('import.takes')}</th>
            <th scope="col">{t('stem')}</th>
            <th scope="col" data-hide="narrow">
              {t('kind')}
            </th>
            <th scope="col" data-align="end">
              {t('score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place in the file
            <tr key={index}>
              <td>
                {question.part && (
                  <Checkbox
                    label={question.line}
                    aria-label={t('import.line', { line: question.line })}
                    checked={!left.has(index)}
                    onChange={() => onToggle(index)}
                  />
                )}
              </td>
              <td>
                <FoundText question={question} />
              </td>
              <td data-hide="narrow">{question.part && t(`kinds.${question.part.kind}`)}</td>
              <td data-align="end">{question.part?.score}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function FoundText({ question: { part, text, line, fault, notes } }: { question: FoundQuestion }) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const answer = part && (part.kind === 'blank' ? part.answers.join(' | ') : part.answers.join(''));
  return (
    <>
      <span className={styles.foundStem}>{part?.stem ?? text}</span>
      {part && part.options.length > 0 && (
        <span className={styles.foundMore}>
          {part.options
            .map((option, index) => `${String.fromCharCode(65 + index)}. ${option}`)
            .join('　')}
        </span>
      )}
      {part && (
        <span className={styles.foundMore}>
          {t('import.answer', {
            answer:
              part.kind === 'judge' ? t(part.answers[0] === 'true' ? 'true' : 'false') : answer,
          })}
        </span>
      )}
      {fault && <span className={styles.error}>{t('import.fault', { line, fault })}</span>}
      {notes.map((note) => (
        <span key={note} className={styles.foundMore}>
          {t('import.note', { note })}
        </span>
      ))}
    </>
  );
}
