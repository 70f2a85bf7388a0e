import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { Table } from '../../../shared/ui/Table';
import { ReportChart } from './ReportChart';
import styles from './report.module.css';
import type { Report } from './reportQueries';

/** Where somebody was on the board, and with what, from the first submission to the end. */
export function PlaceChart({ report }: { report: Report }) {
  const { t } = useTranslation('contestReport');
  const { contest, isOi } = useContest();
  const { places } = report;
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last) return null;
  const best = Math.min(...places.map(({ rank }) => rank));
  const points = t(isOi ? 'person.score' : 'person.solved');
  return (
    <ReportChart
      title={t('places.title')}
      summary={t('places.summary', { first: first.rank, best, last: last.rank })}
      data={places}
      draw={(drawing, box, width) =>
        drawing.drawPlaces(box, { places, duration: contest.duration }, width)
      }
      legend={
        <ul className={styles.legend}>
          <li>
            <span className={styles.line} aria-hidden="true" />
            {t('places.rank')}
          </li>
          <li>
            <span className={styles.dashed} aria-hidden="true" />
            {points}
          </li>
        </ul>
      }
      table={
        <Table label={t('places.title')} isDense>
          <thead>
            <tr>
              <th scope="col">{t('problems.time')}</th>
              <th scope="col" data-align="end">
                {t('places.rank')}
              </th>
              <th scope="col" data-align="end">
                {points}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.slice(0, mostRows).map((place) => (
              <tr key={place.second}>
                <th scope="row">{countdownText(place.second * 1000)}</th>
                <td data-align="end">{place.rank}</td>
                <td data-align="end">{place.points}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      }
    />
  );
}

/** Of a table that nobody reads to its end. */
const mostRows = 300;
