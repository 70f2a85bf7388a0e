import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Table } from '../../../shared/ui/Table';
import { Chart } from './Chart';
import styles from './dashboard.module.css';
import type { Day } from './dashboardQueries';
import { countByKind, shortDay, verdictKinds } from './dayKinds';

/** Two weeks: what the judge said each day, and how many people worked. */
export function DayCharts({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('adminDashboard');
  const enumerate = useEnumeration();
  const counts = days.map(countByKind);
  const names = days.map((day) => shortDay(day.date));
  const total = (kind: (typeof verdictKinds)[number]) =>
    counts.reduce((sum, count) => sum + count[kind], 0);
  const layers = verdictKinds.map((kind) => ({ kind, values: counts.map((count) => count[kind]) }));
  const people = days.map((day) => day.people);
  const summary = enumerate(verdictKinds.map((kind) => `${t(`kind.${kind}`)} ${total(kind)}`));
  return (
    <>
      <Chart
        title={t('verdicts.title')}
        summary={t('verdicts.summary', { parts: summary })}
        data={days}
        draw={(drawing, box, width) => drawing.drawDays(box, { days: names, layers }, width)}
        legend={
          <ul className={styles.legend}>
            {verdictKinds.map((kind) => (
              <li key={kind}>
                <span className={styles.swatch} data-kind={kind} aria-hidden="true" />
                {t(`kind.${kind}`)}
                <span className={styles.number}>{total(kind)}</span>
              </li>
            ))}
          </ul>
        }
        table={
          <Table label={t('verdicts.title')} isDense>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                {verdictKinds.map((kind) => (
                  <th scope="col" key={kind} data-align="end">
                    {t(`kind.${kind}`)}
                  </th>
                ))}
                <th scope="col" data-align="end">
                  {t('together')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day.date}>
                  <th scope="row">{day.date}</th>
                  {verdictKinds.map((kind) => (
                    <td key={kind} data-align="end">
                      {counts[index]?.[kind]}
                    </td>
                  ))}
                  <td data-align="end">{day.total}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
      <Chart
        title={t('people.title')}
        summary={t('people.summary', { parts: enumerate(people.map(String)) })}
        data={people}
        draw={(drawing, box, width) =>
          drawing.drawDays(
            box,
            { days: names, layers: [{ kind: 'people', values: people }] },
            width,
          )
        }
        table={
          <Table label={t('people.title')} isDense>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col" data-align="end">
                  {t('people.count')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.date}>
                  <th scope="row">{day.date}</th>
                  <td data-align="end">{day.people}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
    </>
  );
}
