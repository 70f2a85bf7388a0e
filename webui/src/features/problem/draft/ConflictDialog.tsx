import { useTranslation } from 'react-i18next';
import { AnswersInWords, objective } from '../../../entities/problem/AnswersInWords';
import type { DraftConflict, ServerDraft } from '../../../entities/problem/draftCalls';
import { CodeView } from '../../../shared/editor/CodeView';
import { formatDateTime } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import type { Problem } from '../types';
import styles from './DraftDialogs.module.css';

export type FormParts = NonNullable<Problem['objectiveForm']>;

interface ConflictDialogProps {
  conflict: DraftConflict;
  /** The questions, where it is about answers. */
  form?: FormParts | undefined;
  onChoose: (which: 'yours' | 'current') => void;
}

/** Two texts with the same past: the writer says which one goes on. */
export default function ConflictDialog({ conflict, form, onChoose }: ConflictDialogProps) {
  const { t } = useTranslation('problem');
  return (
    <Dialog
      title={t('draft.conflict.title')}
      size="wide"
      isClosable={false}
      onClose={() => undefined}
    >
      <p className={styles.told}>{t('draft.conflict.text')}</p>
      <div className={styles.both}>
        <Side name="yours" draft={conflict.yours} form={form} onChoose={onChoose} />
        <Side name="current" draft={conflict.current} form={form} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

interface SideProps {
  name: 'yours' | 'current';
  draft: ServerDraft;
  form: FormParts | undefined;
  onChoose: (which: 'yours' | 'current') => void;
}

function Side({ name, draft, form, onChoose }: SideProps) {
  const { t } = useTranslation('problem');
  const title = t(`draft.conflict.${name}`);
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <p className={styles.facts}>
        {name === 'current' && `${draft.client} · `}
        {formatDateTime(draft.savedAt)}
      </p>
      {draft.language === objective ? (
        <AnswersInWords code={draft.code} form={form} label={title} />
      ) : (
        <CodeView
          className={styles.code ?? ''}
          code={draft.code}
          language={draft.language}
          label={title}
        />
      )}
      <Button kind={name === 'yours' ? 'primary' : 'plain'} onClick={() => onChoose(name)}>
        {t('draft.conflict.choose')}
      </Button>
    </section>
  );
}
