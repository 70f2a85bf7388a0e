import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CarouselImage } from '../../../shared/api/types';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import {
  addCarouselImage,
  carouselKey,
  carouselQuery,
  deleteCarouselImage,
  imageEndings,
  largestCarouselImage,
} from './startPictureQueries';
import styles from './startPictures.module.css';

export function CarouselCard() {
  const { t } = useTranslation('adminStartPictures');
  const list = useQuery(carouselQuery);
  const add = useSending({
    nameOf: (file: File) => file.name,
    run: addCarouselImage,
    said: (_, { name }) => t('carousel.added', { name }),
    keys: [carouselKey],
  });
  return (
    <Card title={t('carousel.title')} isPadded>
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <p className={styles.none}>{t('carousel.empty')}</p>}
      <ul className={styles.pictures}>
        {list.data?.map((picture) => (
          <Picture key={picture.id} picture={picture} />
        ))}
      </ul>
      <FileDrop
        label={t('carousel.choose')}
        accept={[...imageEndings, '.jfif']}
        limit={largestCarouselImage}
        hint={t('carousel.hint')}
        sending={add.sending}
        onFile={(file) => void add.run(file)}
      />
    </Card>
  );
}

function Picture({ picture }: { picture: CarouselImage }) {
  const { t } = useTranslation('adminStartPictures');
  const name = picture.hint || t('carousel.nameless', { id: picture.id });
  const remove = useAction({
    run: () => deleteCarouselImage(picture.id),
    ask: () => ({
      title: t('carousel.deleteTitle'),
      body: t('carousel.deleteBody', { name }),
      confirmLabel: t('carousel.delete'),
      isDestructive: true,
    }),
    said: () => t('carousel.deleted', { name }),
    keys: [carouselKey],
  });
  return (
    <li className={styles.picture}>
      <img className={styles.preview} src={picture.url} alt="" />
      <span className={styles.name} title={name}>
        {name}
      </span>
      <IconButton
        icon={IconTrash}
        label={t('carousel.deleteNamed', { name })}
        disabled={remove.isBusy}
        onClick={() => void remove.run()}
      />
    </li>
  );
}
