import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../shared/lib/siteTime';
import { formatSize } from '../../shared/lib/time';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import { Notice } from '../../shared/ui/Notice';
import { Spinner } from '../../shared/ui/Spinner';
import { TextInput } from '../../shared/ui/TextInput';
import { FileDrop } from '../../shared/ui/widgets/FileDrop';
import { PasswordAsked, type Put } from './PasswordAsked';
import type { FoundBackup } from './restoreCalls';
import styles from './SetupPage.module.css';
import { useFirstRestore } from './useFirstRestore';

/** In bytes; the server refuses what its disk has no room for. */
const largestFile = 64 * 1024 * 1024 * 1024;

/** The old site comes to the new computer: a backup from a stick, or a file of this browser. */
export function RestoreForm({ onRestored }: { onRestored: () => void }) {
  const { t } = useTranslation('setup');
  const [code, setCode] = useState('');
  const typed = code.trim();
  const restore = useFirstRestore(typed, onRestored);
  const { found, look, send, sealed, put, failure, refusal } = restore;

  if (restore.isUnderWay) {
    return (
      <div className={styles.form} role="status">
        <p className={styles.intro}>
          <Spinner /> {t('restore.running', { name: restore.name })}
        </p>
        <p className={styles.remark}>{t('restore.then')}</p>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('restore.intro')}</p>
      {refusal && (
        <Notice tone="bad">{t('restore.failed', { name: restore.name, reason: refusal })}</Notice>
      )}
      {failure !== null && !sealed && <Notice tone="bad">{failure}</Notice>}
      <Field label={t('code')} hint={t('codeHint')} isRequired>
        <TextInput
          isMono
          autoFocus
          spellCheck={false}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </Field>
      {sealed && <PasswordAsked backup={sealed} put={put} />}
      <fieldset className={styles.group} disabled={typed === ''}>
        <legend className={styles.legend}>{t('restore.onDisks')}</legend>
        <p className={styles.remark}>{t('restore.onDisksHint')}</p>
        <div className={styles.look}>
          <Button isBusy={look.isBusy} disabled={typed === ''} onClick={() => void look.run()}>
            {t('restore.look')}
          </Button>
        </div>
        {found?.length === 0 && <p className={styles.nothing}>{t('restore.none')}</p>}
        {found && found.length > 0 && (
          <ul className={styles.found}>
            {found.map((backup) => (
              <FoundLine key={backup.id} backup={backup} put={put} />
            ))}
          </ul>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('restore.fromFile')}</legend>
        <div className={styles.look}>
          {typed === '' ? (
            <p className={styles.remark}>{t('restore.codeFirst')}</p>
          ) : (
            <FileDrop
              label={t('restore.fromFile')}
              accept={['.tar', '.age', '.sqlite3']}
              limit={largestFile}
              hint={t('restore.fileHint')}
              sending={send.sending}
              onCancel={send.cancel}
              onFile={(file) => void send.run(file)}
            />
          )}
        </div>
      </fieldset>
    </div>
  );
}

function FoundLine({ backup, put }: { backup: FoundBackup; put: Put }) {
  const { t } = useTranslation('setup');
  return (
    <li className={styles.foundLine}>
      <div>
        <b>{siteDateTime(backup.gmtCreate)}</b> · {t(`restore.kind.${backup.kind}`)} ·{' '}
        {formatSize(backup.size)}
        {backup.sealed && <> · {t('restore.sealed')}</>}
        {!backup.whole && <> · {t('restore.databaseAlone')}</>}
        <p className={styles.remark}>
          <code>
            {backup.folder}/{backup.name}
          </code>
        </p>
      </div>
      <Button
        isBusy={put.isBusy}
        onClick={() =>
          void put.run({
            backup: { chosen: { id: backup.id }, name: backup.name },
            password: '',
          })
        }
      >
        {t('restore.take')}
      </Button>
    </li>
  );
}
