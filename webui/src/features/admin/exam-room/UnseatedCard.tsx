import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import type { BoardPerson } from './boardQueries';
import styles from './RoomCard.module.css';
import { SeatTile } from './SeatTile';

interface UnseatedCardProps {
  people: readonly BoardPerson[];
  now: string;
  onOpen: (person: BoardPerson) => void;
}

/** Whoever takes part and has no seat. */
export function UnseatedCard({ people, now, onOpen }: UnseatedCardProps) {
  const { t } = useTranslation('adminExamRoom');
  if (people.length === 0) return null;
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('unseated', { count: people.length })}</h2>
      </div>
      <ul
        className={styles.scroll}
        style={{
          display: 'grid',
          gap: 8,
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        }}
      >
        {people.map((person) => (
          <li key={person.uid}>
            <SeatTile
              seat={null}
              person={person}
              now={now}
              isDim={false}
              onOpen={() => onOpen(person)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
