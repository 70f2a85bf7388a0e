import { useTranslation } from 'react-i18next';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import { describeVerdict } from '../../shared/lib/verdict';
import { Chip } from '../../shared/ui/Chip';
import { Icon } from '../../shared/ui/Icon';
import layout from '../../shared/ui/layout.module.css';
import { verdictLooks } from '../../shared/ui/VerdictChip';
import type { JudgeCase } from './types';

/** Number, icon and colour; the words are in the hint and for screen readers. */
export function CaseChip({ result }: { result: JudgeCase }) {
  const { t } = useTranslation(['problem', 'shell']);
  const verdict = describeVerdict(result.status);
  const { tone, icon } = verdictLooks[verdict.look];
  const isSkipped = verdict.key === 'cancelled';
  const words = isSkipped ? t('shell:submission.notRun') : t(`shell:verdict.${verdict.key}`);
  const facts = [words];
  if (!isSkipped) facts.push(formatRunTime(result.time), formatMemory(result.memory));
  if (result.percentage !== null) facts.push(`${result.percentage}%`);
  if (result.score !== null) facts.push(t('verdict.points', { count: result.score }));
  return (
    <Chip tone={tone} title={facts.join(' · ')}>
      {result.seq}
      {icon && <Icon icon={icon} size={14} />}
      <span className={layout.hiddenText}>{words}</span>
    </Chip>
  );
}
