import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/lib/download';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { IconDownload, IconX } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { RichText } from '../../../shared/ui/widgets/RichText';
import styles from './assistant.module.css';
import type { Question } from './assistantCalls';
import { EarlierExchanges } from './EarlierExchanges';
import { useAnswer } from './useAnswer';

interface AskDialogProps {
  question: Question;
  onClose: () => void;
}

/** Says what is sent and who reads it, before anything is (S1 §2.7). */
export default function AskDialog({ question, onClose }: AskDialogProps) {
  const { t } = useTranslation('problemAssistant');
  const { text, isAsked, asking, stop } = useAnswer(question);
  const [hasEarlier, setEarlier] = useState(false);
  const { isBusy, failure } = asking;
  const save = () => saveFile(new Blob([text], { type: 'text/markdown' }), 'ai-result.md');
  const sent = 'pid' in question ? 'sentProblem' : 'sentCode';
  return (
    <Dialog
      title={`${t('title')} · ${t(`action.${question.action}`)}`}
      size="large"
      closesOnOutsideClick={!isBusy}
      onClose={onClose}
      actions={
        <>
          {text && !isBusy && (
            <Button icon={IconDownload} onClick={save}>
              {t('save')}
            </Button>
          )}
          {isBusy ? (
            <Button icon={IconX} onClick={stop}>
              {t('stop')}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => void asking.run()}>
              {t(isAsked ? 'askAgain' : 'ask')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.talk}>
        <p className={styles.told}>
          {t(sent)} {t('kept')}
        </p>
        {isBusy && !text && <p className={styles.waiting}>{t('thinking')}</p>}
        {text && (
          <section aria-label={t('answer')} aria-busy={isBusy} className={styles.answer}>
            <RichText source={text} />
          </section>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <details
          className={styles.earlier}
          onToggle={(event) => setEarlier(event.currentTarget.open)}
        >
          <summary>{t('earlier')}</summary>
          {hasEarlier && <EarlierExchanges />}
        </details>
      </div>
    </Dialog>
  );
}
