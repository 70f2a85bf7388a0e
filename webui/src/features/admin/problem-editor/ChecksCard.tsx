import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleCheck } from '../../../shared/ui/icons';
import { casesOf, type ProblemForm, problemTypes } from './problemForm';
import styles from './publish.module.css';
import { usualExamples } from './SamplesSection';
import { totalScore } from './scores';

/** The usual total of a problem with scores. */
const usualTotal = 100;

/** What a teacher might have overlooked; nothing here stands in the way of saving. */
export function ChecksCard() {
  const { t } = useTranslation('adminProblemEditor');
  const form = useFormContext<ProblemForm>().watch();
  const cases = casesOf(form);
  const total = totalScore(cases, form.judgeCaseMode);
  const examples = form.examples.filter((each) => (each.input + each.output).trim() !== '');
  const emptyOutputs = cases.filter((each) =>
    form.isUploadCase ? each.outputSize === 0 : each.output === '',
  ).length;
  const checks: { text: string; isGood: boolean }[] = [
    { text: t('checks.cases', { count: cases.length }), isGood: cases.length > 0 },
    ...(emptyOutputs > 0
      ? [{ text: t('checks.emptyOutputs', { count: emptyOutputs }), isGood: false }]
      : []),
    ...(form.type === problemTypes.oi
      ? [{ text: t('checks.total', { total }), isGood: total === usualTotal }]
      : []),
    { text: t('checks.examples', { count: examples.length }), isGood: isUsual(examples) },
    { text: t('checks.tags', { count: form.tags.length }), isGood: form.tags.length > 0 },
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

const isUsual = (examples: readonly unknown[]) =>
  examples.length > 0 && examples.length <= usualExamples;
