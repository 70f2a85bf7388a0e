import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../shared/api/calls';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Notice } from '../../../shared/ui/Notice';
import { Table } from '../../../shared/ui/Table';
import styles from './readiness.module.css';

type Found = Schemas['RehearsalFound'];

const tones = { error: 'bad', warning: 'warn', hint: 'info' } as const;
const kinds = [
  'login',
  'open',
  'start',
  'draft',
  'submit',
  'poll',
  'here',
  'board',
  'rank',
  'last submit',
] as const;
const isKind = (kind: string): kind is (typeof kinds)[number] =>
  (kinds as readonly string[]).includes(kind);

/** In the order in which a student asks; what is new comes last. */
const placeOf = (kind: string) => (isKind(kind) ? kinds.indexOf(kind) : kinds.length);

/** What the last rehearsal found: sentences first, then figures. */
export function RehearsalFigures({ found }: { found: Found }) {
  const { t } = useTranslation('adminExamReadiness');
  const calls = [...found.calls].sort((one, other) => placeOf(one.kind) - placeOf(other.kind));
  return (
    <>
      <p className={styles.remark}>
        {t('rehearsal.held', {
          time: siteDateTime(found.began),
          students: found.students,
          seconds: found.seconds,
        })}
      </p>
      {found.remarks.map(({ key, severity, message }) => (
        <Notice key={key} tone={tones[severity]}>
          {message}
        </Notice>
      ))}
      {found.verdictP50 !== null && (
        <p>
          {t('rehearsal.judged', {
            count: found.judged,
            p50: (found.verdictP50 / 1000).toFixed(1),
            p95: ((found.verdictP95 ?? 0) / 1000).toFixed(1),
          })}
        </p>
      )}
      <p>{t('rehearsal.memory', { mb: Math.round(found.memoryMb) })}</p>
      <Table label={t('rehearsal.calls')} className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{t('rehearsal.kind')}</th>
            <th scope="col" data-align="end">
              {t('rehearsal.requests')}
            </th>
            <th scope="col" data-align="end">
              {t('rehearsal.failures')}
            </th>
            <th scope="col" data-align="end">
              {t('rehearsal.half')}
            </th>
            <th scope="col" data-align="end">
              {t('rehearsal.most')}
            </th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.kind}>
              <th scope="row">
                {isKind(call.kind) ? t(`rehearsal.kinds.${call.kind}`) : call.kind}
              </th>
              <td data-align="end">{call.requests}</td>
              <td data-align="end">{call.failures}</td>
              <td data-align="end">{Math.round(call.p50)}</td>
              <td data-align="end">{Math.round(call.p95)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
