import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Notice } from '../../../shared/ui/Notice';
import { PromoSlot } from './PromoSlot';
import {
  type PromoConfig,
  promoSchema,
  savePromoImages,
  websiteQuery,
} from './startPictureQueries';
import styles from './startPictures.module.css';

const slots = [
  { place: 1, image: 'image1', address: 'addr1' },
  { place: 2, image: 'image2', address: 'addr2' },
  { place: 3, image: 'image3', address: 'addr3' },
] as const;

/** The three pictures with their links. Nothing is shown to readers before it is saved. */
export function PromoCard({ stored }: { stored: PromoConfig }) {
  const { t } = useTranslation('adminStartPictures');
  const { visible2: _, ...shown } = stored;
  const edit = useEditForm({
    values: shown,
    schema: promoSchema(t('promo.badAddress')),
    save: async (_images, { changes }) => {
      await savePromoImages(changes);
      return changes;
    },
    said: t('promo.saved'),
    keys: [websiteQuery.queryKey],
    // This tab's start page shows it too, without a reload.
    onSaved: (changes) => Object.assign(bootData().config, changes),
  });
  const { form, register, errorOf } = edit;
  return (
    <Card title={t('promo.title')} isPadded>
      <p className={styles.none}>{t('promo.hint')}</p>
      {!stored.visible2 && <Notice tone="info">{t('promo.hidden')}</Notice>}
      <EditNotices edit={edit} />
      <div className={styles.slots}>
        {slots.map(({ place, image, address }) => (
          <PromoSlot
            key={place}
            place={place}
            image={form.watch(image)}
            address={register(address)}
            addressError={errorOf(address)}
            onImage={(link) => form.setValue(image, link, { shouldDirty: true })}
          />
        ))}
      </div>
      <Button
        kind="primary"
        isBusy={edit.isBusy}
        disabled={!edit.isChanged}
        onClick={() => void edit.save()}
      >
        {t('promo.save')}
      </Button>
    </Card>
  );
}
