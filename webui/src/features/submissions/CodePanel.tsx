import { useTranslation } from 'react-i18next';
import { CodeView } from '../../shared/editor/CodeView';
import { Card } from '../../shared/ui/Card';
import { CopyButton } from '../../shared/ui/CopyButton';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconLock } from '../../shared/ui/icons';
import styles from './detail.module.css';
import type { Judge } from './types';

/** The source, for those who may read it. */
export function CodePanel({ submission }: { submission: Judge }) {
  const { t } = useTranslation('submissions');
  if (submission.code === null) {
    return (
      <Card title={t('detail.code')} hasRule>
        <EmptyState icon={IconLock} text={t('detail.codeHidden')} />
      </Card>
    );
  }
  return (
    <Card title={t('detail.code')} hasRule actions={<CopyButton text={submission.code} />}>
      <CodeView
        className={styles.code ?? ''}
        code={submission.code}
        language={submission.language}
        label={t('detail.code')}
      />
    </Card>
  );
}
