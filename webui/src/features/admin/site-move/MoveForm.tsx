import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { timezones } from '../../../shared/lib/timezones';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { ChosenFiles } from './ChosenFiles';
import { type DumpEncoding, encodings, mostArchives, type OldSystem, systems } from './moveCalls';
import styles from './siteMove.module.css';
import type { useSiteMove } from './useSiteMove';

/** Contract 00-conventions §1, in bytes; what is larger goes by the command line. */
const largestFile = 512 * 1024 * 1024;
const longestSite = 50;
const names: Record<OldSystem, string> = { hustoj: 'HUSTOJ', hoj: 'HOJ', qduoj: 'QDUOJ' };

/** Which system it was, and its files. */
export function MoveForm({ run }: { run: ReturnType<typeof useSiteMove> }) {
  const { t } = useTranslation('adminSiteMove');
  const [system, setSystem] = useState<OldSystem>('hustoj');
  const [site, setSite] = useState('');
  const [timezone, setTimezone] = useState(() => bootData().config.timezone);
  const [encoding, setEncoding] = useState<DumpEncoding>('auto');
  const [dump, setDump] = useState<File | null>(null);
  const [archives, setArchives] = useState<readonly File[]>([]);

  const look = () => {
    if (!dump) return;
    void run.look({
      system,
      site: site.trim() || names[system],
      timezone,
      encoding,
      dump,
      archives,
    });
  };
  return (
    <Card title={t('form.title')} isPadded>
      <div className={styles.form}>
        <p>{t('form.text')}</p>
        <div className={styles.fields}>
          <Field label={t('form.system')} hint={t('form.systemHint')}>
            <Select
              value={system}
              options={systems.map((value) => ({ value, label: names[value] }))}
              onChange={(event) => setSystem(event.currentTarget.value as OldSystem)}
            />
          </Field>
          <Field label={t('form.site')} hint={t('form.siteHint')}>
            <TextInput
              value={site}
              maxLength={longestSite}
              placeholder={names[system]}
              onInput={(event) => setSite(event.currentTarget.value)}
            />
          </Field>
          <Field label={t('form.timezone')} hint={t('form.timezoneHint')}>
            <Select
              value={timezone}
              options={timezones()}
              onChange={(event) => setTimezone(event.currentTarget.value)}
            />
          </Field>
          <Field label={t('form.encoding')} hint={t('form.encodingHint')}>
            <Select
              value={encoding}
              options={encodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
              onChange={(event) => setEncoding(event.currentTarget.value as DumpEncoding)}
            />
          </Field>
        </div>
        <section className={styles.file}>
          <h3>{t('form.dump')}</h3>
          <p className={styles.hint}>
            <code>{t(`how.${system}.dump`)}</code>
          </p>
          {dump ? (
            <ChosenFiles
              files={[dump]}
              isBusy={run.sending !== null}
              onRemove={() => setDump(null)}
            />
          ) : (
            <FileDrop
              label={t('form.dump')}
              accept={['.sql', '.gz']}
              limit={largestFile}
              hint={t('form.dumpHint')}
              onFile={setDump}
            />
          )}
        </section>
        <section className={styles.file}>
          <h3>{t('form.files')}</h3>
          <p className={styles.hint}>{t(`how.${system}.files`)}</p>
          <ChosenFiles
            files={archives}
            isBusy={run.sending !== null}
            onRemove={(gone) => setArchives(archives.filter((file) => file !== gone))}
          />
          {archives.length < mostArchives && run.sending === null && (
            <FileDrop
              label={t('form.files')}
              accept={['.zip', '.tar', '.gz', '.tgz']}
              limit={largestFile}
              hint={t('form.filesHint', { count: mostArchives })}
              onFile={(file) => setArchives([...archives, file])}
            />
          )}
        </section>
        {run.sending && (
          <FileDrop
            label={t('form.sending')}
            accept={[]}
            limit={largestFile}
            sending={run.sending}
            onCancel={run.cancel}
          />
        )}
        <div className={styles.buttons}>
          <Button kind="primary" disabled={!dump} isBusy={run.sending !== null} onClick={look}>
            {t('form.look')}
          </Button>
        </div>
        <Notice>{t('form.safe')}</Notice>
        <section className={styles.file}>
          <h3>{t('large.title')}</h3>
          <p className={styles.hint}>{t('large.text')}</p>
          <pre className={styles.command}>
            <code>{t(`how.${system}.command`)}</code>
          </pre>
        </section>
      </div>
    </Card>
  );
}
