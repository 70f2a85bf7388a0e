import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgeRow } from '../../entities/submission/types';
import { describeVerdict, isInProgress } from '../../shared/lib/verdict';
import layout from '../../shared/ui/layout.module.css';

/** Tells a screen reader when one of the reader's own submissions gets its verdict. */
export function FinishedNews({ rows }: { rows: readonly JudgeRow[] }) {
  const { t } = useTranslation(['submissions', 'shell']);
  const [news, setNews] = useState('');
  const waiting = useRef(new Set<number>());

  useEffect(() => {
    for (const row of rows) {
      if (isInProgress(row.status)) waiting.current.add(row.submitId);
      else if (waiting.current.delete(row.submitId)) {
        const verdict = t(`shell:verdict.${describeVerdict(row.status).key}`);
        setNews(t('finished', { id: row.submitId, verdict }));
      }
    }
  }, [rows, t]);

  return (
    <p role="status" className={layout.hiddenText}>
      {news}
    </p>
  );
}
