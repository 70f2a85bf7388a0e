import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Icon } from '../../../shared/ui/Icon';
import { IconDownload, IconPrinter } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Select } from '../../../shared/ui/Select';
import styles from './examResults.module.css';
import type { ExamResults } from './resultQueries';

const kinds = {
  xlsx: { type: 'xlsx', encoding: 'utf-8' },
  csv: { type: 'csv', encoding: 'utf-8' },
  gb18030: { type: 'csv', encoding: 'gb18030' },
} as const;
type Kind = keyof typeof kinds;

/** What leaves the house: the office's sheet, papers to sign, all code. */
export function FilesView({ results }: { results: ExamResults }) {
  const { t } = useTranslation('adminExamResults');
  const { tid } = results;
  const code = useAction({
    run: () => downloadFile('GET /api/file/download-exam-code', { query: { tid } }),
    isSingle: true,
  });
  return (
    <>
      <OfficeCard results={results} />
      <Card title={t('files.papers')} isPadded>
        <p className={styles.quiet}>{t('files.papersHint')}</p>
        <div className={layout.row}>
          {(['signatures', 'students'] as const).map((sheet) => (
            <Link
              key={sheet}
              href={to('AdminExamPrint', { workId: tid }, { sheet })}
              className={buttonClass()}
            >
              <Icon icon={IconPrinter} />
              {t(`files.${sheet}`)}
            </Link>
          ))}
        </div>
      </Card>
      <Card title={t('files.code')} isPadded>
        <p className={styles.quiet}>{t('files.codeHint')}</p>
        <Button icon={IconDownload} isBusy={code.isBusy} onClick={() => void code.run()}>
          {t('files.downloadCode')}
        </Button>
      </Card>
    </>
  );
}

function OfficeCard({ results: { tid, versions } }: { results: ExamResults }) {
  const { t } = useTranslation('adminExamResults');
  const [version, setVersion] = useState(String(versions[0]?.version ?? 0));
  const [kind, setKind] = useState<Kind>('xlsx');
  const [rank, setRank] = useState(false);
  const office = useAction({
    run: () =>
      downloadFile('GET /api/file/download-exam-results', {
        query: { tid, ...kinds[kind], rank, version: Number(version) || null },
      }),
    isSingle: true,
  });
  return (
    <Card title={t('files.office')} isPadded>
      <p className={styles.quiet}>{t('files.officeHint')}</p>
      <div className={layout.row}>
        <Select
          label={t('files.whichVersion')}
          value={version}
          onChange={(event) => setVersion(event.currentTarget.value)}
          options={[
            ...versions.map((each) => ({
              value: String(each.version),
              label: t('sign.version', { version: each.version }),
            })),
            { value: '0', label: t('files.unsigned') },
          ]}
        />
        <Select
          label={t('files.kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Kind)}
          options={(['xlsx', 'csv', 'gb18030'] as const).map((each) => ({
            value: each,
            label: t(`files.${each}`),
          }))}
        />
        <Checkbox
          label={t('files.withRank')}
          checked={rank}
          onChange={(event) => setRank(event.currentTarget.checked)}
        />
        <Button
          kind="primary"
          icon={IconDownload}
          isBusy={office.isBusy}
          onClick={() => void office.run()}
        >
          {t('files.download')}
        </Button>
      </div>
    </Card>
  );
}
