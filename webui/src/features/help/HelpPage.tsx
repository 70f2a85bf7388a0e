import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { verdictCodes } from '../../shared/lib/verdict';
import { Card } from '../../shared/ui/Card';
import { CopyButton } from '../../shared/ui/CopyButton';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import styles from './help.module.css';
import { LanguageTable } from './LanguageTable';
import { programs } from './programs';

const verdicts = [
  'accepted',
  'wrongAnswer',
  'presentationError',
  'partiallyAccepted',
  'timeLimit',
  'memoryLimit',
  'runtimeError',
  'compileError',
  'systemError',
  'cancelled',
] as const;

const keys = [
  ['Ctrl + Enter', 'submit'],
  ['Ctrl + Shift + Enter', 'samples'],
  ['Ctrl + S', 'save'],
  ['Ctrl + F', 'find'],
  ['Ctrl + P', 'print'],
  ['Ctrl + Space', 'complete'],
] as const;

/** /help */
export default function HelpPage() {
  const { t } = useTranslation('help');
  useTitle(t('title'));
  return (
    <>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <Card title={t('io.title')} isPadded>
          <p className={styles.text}>{t('io.text')}</p>
          <div className={styles.programs}>
            {programs.map(({ name, code }) => (
              <figure key={name} className={styles.program}>
                <figcaption className={styles.head}>
                  <strong>{name}</strong>
                  <CopyButton text={code} label={t('io.copy', { name })} />
                </figcaption>
                <pre className={styles.code}>{code}</pre>
              </figure>
            ))}
          </div>
        </Card>
        <Card title={t('verdicts.title')} isPadded>
          <dl className={styles.verdicts}>
            {verdicts.map((verdict) => (
              <div key={verdict} className={styles.verdict}>
                <dt>
                  <VerdictChip status={verdictCodes[verdict]} />
                </dt>
                <dd>{t(`verdicts.${verdict}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t('languages.title')}>
          <p className={styles.lead}>{t('languages.text')}</p>
          <LanguageTable />
        </Card>
        <Card title={t('keys.title')} isPadded>
          <dl className={styles.verdicts}>
            {keys.map(([key, name]) => (
              <div key={key} className={styles.verdict}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd>{t(`keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}
