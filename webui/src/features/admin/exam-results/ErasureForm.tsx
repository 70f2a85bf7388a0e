import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { siteMinute } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { type ExamErasure, keysOfClosing, saveErasure } from './closingQueries';
import styles from './examResults.module.css';

const choices = [1, 3, 6, 12, 24, 36, 60];

/** After how long drafts, code and addresses go, and how many that are now. */
export function ErasureForm({ tid, stored }: { tid: number; stored: ExamErasure }) {
  const { t } = useTranslation('adminExamResults');
  const [months, setMonths] = useState(String(stored.months ?? ''));
  const save = useAction({
    run: () => saveErasure(tid, months === '' ? null : Number(months)),
    said: () => t('closing.saved'),
    keys: keysOfClosing(tid),
    isSingle: true,
  });
  const offered = [...new Set([...choices, ...(stored.months === null ? [] : [stored.months])])];
  return (
    <div className={layout.stack}>
      <p className={styles.quiet}>{t('closing.erasureHint')}</p>
      <p>{t('closing.traces', { ...stored })}</p>
      {stored.erasedTime !== null && (
        <Notice tone="good">{t('closing.erased', { time: siteMinute(stored.erasedTime) })}</Notice>
      )}
      {stored.erasedTime === null && stored.erasesTime !== null && (
        <Notice tone={stored.isSigned ? 'info' : 'warn'}>
          {t(stored.isSigned ? 'closing.erases' : 'closing.unsigned', {
            time: siteMinute(stored.erasesTime),
          })}
        </Notice>
      )}
      <div className={layout.row}>
        <Select
          label={t('closing.months')}
          value={months}
          onChange={(event) => setMonths(event.currentTarget.value)}
          options={[
            { value: '', label: t('closing.never') },
            ...offered
              .sort((one, other) => one - other)
              .map((count) => ({ value: String(count), label: t('closing.after', { count }) })),
          ]}
        />
        <Button
          disabled={months === String(stored.months ?? '')}
          isBusy={save.isBusy}
          onClick={() => void save.run()}
        >
          {t('closing.save')}
        </Button>
      </div>
    </div>
  );
}
