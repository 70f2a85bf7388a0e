import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { useTitle } from '../../../shared/lib/useTitle';
import { Sheet, SheetPage } from '../../../shared/ui/sheet/Sheet';
import { backupFolderQuery, serviceQuery } from './backupCalls';
import { examBackupQuery } from './examCalls';
import styles from './takeover.module.css';

/** Where a folder is copied to that may lie in the very data that are set aside. */
const copied = '/mnt/oj-backups';
/** As a shell takes it for one word: a label may have a blank in it. */
const oneWord = (text: string) =>
  /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** /admin/backup/takeover: what to do with the second PC, for the wall beside the server. */
export default function TakeoverCardPage() {
  const { t } = useTranslation('adminBackups');
  const chosen = useQuery(backupFolderQuery).data;
  const service = useQuery(serviceQuery).data;
  const state = useQuery(examBackupQuery).data;
  useTitle(t('takeover.title'));
  const disk = chosen?.disk ?? '';
  const data = service?.dataDir ?? '';
  const folder = chosen?.folder || `${data}/backups`;
  const source = disk ? `/mnt/${disk}` : copied;
  const last = state?.places.find((place) => place.place === disk && place.name);
  const host = window.location.host;
  return (
    <SheetPage
      label={t('takeover.title')}
      back={{ href: to('AdminBackups'), words: t('takeover.back') }}
      print={t('takeover.print')}
      isReady={Boolean(chosen && service && state)}
    >
      <Sheet>
        <header>
          <h1 tabIndex={-1}>{t('takeover.heading')}</h1>
          <p>{t('takeover.what')}</p>
        </header>
        <dl className={styles.facts}>
          <dt>{t('takeover.address')}</dt>
          <dd>{window.location.origin}</dd>
          <dt>{t('takeover.disk')}</dt>
          <dd>{disk ? t('takeover.diskLine', { disk }) : t('takeover.folderLine', { folder })}</dd>
          <dt>{t('takeover.last')}</dt>
          <dd>{last ? `${last.name} · ${siteDateTime(last.at)}` : t('takeover.noneYet')}</dd>
          {chosen?.sealed && (
            <>
              <dt>{t('takeover.password')}</dt>
              <dd>{t('takeover.passwordLine')}</dd>
            </>
          )}
          <dt>{t('takeover.version')}</dt>
          <dd>{service?.version}</dd>
        </dl>
        <p>{t('takeover.need')}</p>
        <ol className={styles.steps}>
          <li>{t('takeover.step1')}</li>
          <li>
            {disk ? t('takeover.step2') : t('takeover.step2Folder', { copied })}
            {disk && (
              <Command text={`sudo mount --mkdir ${oneWord(`LABEL=${disk}`)} ${oneWord(source)}`} />
            )}
          </li>
          <li>
            {t('takeover.step3')}
            <Command
              text={`sudo systemctl stop oj-appliance; sudo mv -T --backup=t ${oneWord(data)} ${oneWord(`${data}-before`)}`}
            />
          </li>
          <li>
            {t(chosen?.sealed ? 'takeover.step4Sealed' : 'takeover.step4')}
            <Command
              text={`sudo ${service?.command} restore ${oneWord(source)} --data ${oneWord(data)}`}
            />
          </li>
          <li>
            {t('takeover.step5')}
            <Command text="sudo systemctl start oj-appliance" />
          </li>
          <li>{t('takeover.step6', { host })}</li>
          <li>{t('takeover.step7')}</li>
          <li>{t('takeover.step8')}</li>
        </ol>
        <p className={styles.notes}>{t('takeover.notes')}</p>
      </Sheet>
    </SheetPage>
  );
}

function Command({ text }: { text: string }) {
  return (
    <pre className={styles.command}>
      <code>{text}</code>
    </pre>
  );
}
