import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarouselImage } from '../../shared/api/types';
import { IconButton } from '../../shared/ui/IconButton';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import styles from './Carousel.module.css';
import { carouselQuery } from './homeQueries';

/** S1 §9, in ms. */
const interval = 5000;

/** The school's pictures, one after the other; there is none without pictures. */
export function Carousel() {
  const { data } = useQuery(carouselQuery);
  if (!data || data.length === 0) return null;
  return <Slides pictures={data} />;
}

function Slides({ pictures }: { pictures: readonly CarouselImage[] }) {
  const { t } = useTranslation('home');
  const [current, setCurrent] = useState(0);
  const [isStopped, setStopped] = useState(prefersRest);
  const [isWatched, setWatched] = useState(false);
  const count = pictures.length;
  const shown = Math.min(current, count - 1);
  const next = (shown + 1) % count;
  const isRunning = count > 1 && !isStopped && !isWatched;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCurrent(next), interval);
    return () => clearTimeout(timer);
  }, [isRunning, next]);

  return (
    <section
      className={styles.carousel}
      aria-label={t('carousel.title')}
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      <div aria-live={isRunning ? 'off' : 'polite'}>
        {pictures.map((picture, index) =>
          index === shown || index === next ? (
            <img
              key={picture.id}
              className={styles.picture}
              src={picture.url}
              alt={nameOf(picture)}
              hidden={index !== shown}
            />
          ) : null,
        )}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={IconChevronLeft}
            label={t('carousel.previous')}
            onClick={() => setCurrent((shown + count - 1) % count)}
          />
          <span className={styles.place}>
            <span className={layout.hiddenText}>
              {t('carousel.picture', { place: shown + 1, count })}
            </span>
            <span aria-hidden="true">
              {shown + 1} / {count}
            </span>
          </span>
          <IconButton
            icon={IconChevronRight}
            label={t('carousel.next')}
            onClick={() => setCurrent(next)}
          />
          <IconButton
            icon={isStopped ? IconPlayerPlay : IconPlayerPause}
            label={t(isStopped ? 'carousel.play' : 'carousel.pause')}
            onClick={() => setStopped(!isStopped)}
          />
        </div>
      )}
    </section>
  );
}

const prefersRest = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the file was called, without its ending: the only words that came with the picture. */
const nameOf = ({ hint }: CarouselImage) => hint.replace(/\.\w+$/, '');
