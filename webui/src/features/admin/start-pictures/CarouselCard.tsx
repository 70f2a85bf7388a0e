import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarouselImage } from '../../../shared/api/types';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
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
  const queries = useQueryClient();
  const list = useQuery(carouselQuery);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const add = async (file: File) => {
    const { name } = file;
    setSending({ name, share: 0 });
    try {
      await addCarouselImage(file, (share) => setSending({ name, share }));
      toast.success(t('carousel.added', { name }));
    } catch {
      // The refusal has been shown.
    }
    setSending(null);
    await queries.invalidateQueries({ queryKey: carouselKey });
  };
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
        sending={sending}
        onFile={(file) => void add(file)}
      />
    </Card>
  );
}

function Picture({ picture }: { picture: CarouselImage }) {
  const { t } = useTranslation('adminStartPictures');
  const queries = useQueryClient();
  const name = picture.hint || t('carousel.nameless', { id: picture.id });
  const remove = useMutation({
    mutationFn: () => deleteCarouselImage(picture.id),
    onSuccess: () => toast.success(t('carousel.deleted', { name })),
    onSettled: () => queries.invalidateQueries({ queryKey: carouselKey }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t('carousel.deleteTitle'),
      body: t('carousel.deleteBody', { name }),
      confirmLabel: t('carousel.delete'),
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <li className={styles.picture}>
      <img className={styles.preview} src={picture.url} alt="" />
      <span className={styles.name} title={name}>
        {name}
      </span>
      <IconButton
        icon={IconTrash}
        label={t('carousel.deleteNamed', { name })}
        disabled={remove.isPending}
        onClick={() => void ask()}
      />
    </li>
  );
}
