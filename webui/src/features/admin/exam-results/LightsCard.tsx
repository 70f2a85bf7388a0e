import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import styles from './examResults.module.css';
import { bySeat, type ExamResults, seatedName } from './resultQueries';

type Tone = 'good' | 'wait' | 'warn';
const icons = { good: IconCircleCheck, wait: IconClock, warn: IconAlertTriangle };

/** So many names stand in a line; the others are counted. */
const mostNames = 12;

/** What is still to come. */
function waitsFor(t: TFunction<'adminExamResults'>, lights: ExamResults['lights']): string {
  if (lights.running > 0) return t('lights.running', { count: lights.running });
  return lights.isOver ? t('lights.awaited', { count: lights.awaited }) : t('lights.open');
}

/** Whether all has come and is judged, and whom to look at before one signs. */
export function LightsCard({ results: { lights, absent } }: { results: ExamResults }) {
  const { t } = useTranslation('adminExamResults');
  const enumerate = useEnumeration();
  const isIn = lights.isOver && lights.running === 0 && lights.awaited === 0;
  const lines: [Tone, string][] = [
    isIn
      ? ['good', t('lights.received', { count: lights.submissions })]
      : ['wait', waitsFor(t, lights)],
    lights.unjudged > 0
      ? ['wait', t('lights.unjudged', { count: lights.unjudged })]
      : ['good', t('lights.judged')],
  ];
  const told = [
    ['judgeErrors', lights.judgeErrors],
    ['late', lights.late],
    ['withoutSubmission', lights.withoutSubmission],
    ['extended', lights.extended],
    ['paused', lights.paused],
    ['corrected', lights.corrected],
  ] as const;
  for (const [name, count] of told) {
    if (count > 0) lines.push(['warn', t(`lights.${name}`, { count })]);
  }
  const isReady = isIn && lights.unjudged === 0;
  return (
    <Card title={t('lights.title')} isPadded>
      {isReady && <Notice tone="good">{t('lights.ready')}</Notice>}
      <ul className={styles.lights}>
        {lines.map(([tone, words]) => (
          <li key={words} data-tone={tone}>
            <Icon icon={icons[tone]} size={18} />
            {words}
          </li>
        ))}
        {absent.length > 0 && (
          <li data-tone="warn">
            <Icon icon={IconAlertTriangle} size={18} />
            {t(lights.isOver ? 'lights.absent' : 'lights.notBegun', {
              count: absent.length,
              names: enumerate(
                [...absent].sort(bySeat).map((each) => seatedName(t, each)),
                mostNames,
              ),
            })}
          </li>
        )}
      </ul>
    </Card>
  );
}
