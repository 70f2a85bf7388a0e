import { type FieldPathValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleCheck } from '../../../shared/ui/icons';
import { type ProblemForm, problemTypes, unansweredOf } from './problemForm';
import styles from './publish.module.css';
import { usualExamples } from './SamplesSection';
import { totalScore } from './scores';

/** The usual total of a problem with scores. */
const usualTotal = 100;

const watched = [
  'isUploadCase',
  'uploadedCases',
  'manualCases',
  'type',
  'judgeCaseMode',
  'judgeMode',
  'examples',
  'tags',
] as const;

interface Figures {
  cases: number;
  unanswered: number;
  /** Full marks; null where there are none. */
  total: number | null;
  examples: number;
  tags: number;
}

/** All of the form that is told here: most keys change none of it, and then nothing is drawn. */
function figuresOf(values: FieldPathValues<ProblemForm, typeof watched>): Figures {
  const [isUploadCase, uploadedCases, manualCases, type, mode, judgeMode, examples, tags] = values;
  const cases = isUploadCase ? uploadedCases : manualCases;
  return {
    cases: cases.length,
    unanswered: unansweredOf({ isUploadCase, uploadedCases, manualCases, judgeMode }),
    total: type === problemTypes.oi ? totalScore(cases, mode) : null,
    examples: examples.filter((each) => (each.input + each.output).trim() !== '').length,
    tags: tags.length,
  };
}

/** What a teacher might have overlooked; nothing here stands in the way of saving. */
export function ChecksCard() {
  const { t } = useTranslation('adminProblemEditor');
  const { cases, unanswered, total, examples, tags } = useWatch<
    ProblemForm,
    typeof watched,
    ProblemForm,
    Figures
  >({ name: watched, compute: figuresOf });
  const checks: { text: string; isGood: boolean }[] = [
    { text: t('checks.cases', { count: cases }), isGood: cases > 0 },
    ...(unanswered > 0
      ? [{ text: t('checks.unanswered', { count: unanswered }), isGood: false }]
      : []),
    ...(total !== null
      ? [{ text: t('checks.total', { total }), isGood: total === usualTotal }]
      : []),
    { text: t('checks.examples', { count: examples }), isGood: isUsual(examples) },
    { text: t('checks.tags', { count: tags }), isGood: tags > 0 },
  ];
  return (
    <Card title={t('checks.title')} isPadded>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.text} className={check.isGood ? styles.good : styles.warn}>
            <Icon icon={check.isGood ? IconCircleCheck : IconAlertTriangle} />
            <span>{check.text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isUsual = (examples: number) => examples > 0 && examples <= usualExamples;
