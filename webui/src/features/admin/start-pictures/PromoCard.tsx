import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { useLeaveGuard, useLeaveQuestion } from '../../../shared/forms/useLeaveGuard';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { focusFirstFault } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { toast } from '../../../shared/ui/toast';
import { isAddress, PromoSlot } from './PromoSlot';
import { type PromoConfig, savePromoImages, websiteQuery } from './startPictureQueries';
import styles from './startPictures.module.css';

const slots = [
  { place: 1, image: 'image1', address: 'addr1' },
  { place: 2, image: 'image2', address: 'addr2' },
  { place: 3, image: 'image3', address: 'addr3' },
] as const;

/** The three pictures with their links. Nothing is shown to readers before it is saved. */
export function PromoCard({ stored }: { stored: PromoConfig }) {
  const { t } = useTranslation('adminStartPictures');
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Partial<PromoConfig>>({});
  const [isChecked, setChecked] = useState(false);
  const form = { ...stored, ...changes };
  useLeaveGuard(Object.keys(changes).length > 0, useLeaveQuestion());
  const save = useMutation({
    mutationFn: () => savePromoImages(changes),
    onSuccess: () => {
      // This tab's start page shows it too, without a reload.
      Object.assign(bootData().config, changes);
      setChanges({});
      toast.success(t('promo.saved'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: websiteQuery.queryKey }),
  });
  const send = () => {
    setChecked(true);
    if (slots.every(({ address }) => isAddress(form[address]))) save.mutate();
    else focusFirstFault(document.body);
  };
  return (
    <Card title={t('promo.title')} isPadded>
      <p className={styles.none}>{t('promo.hint')}</p>
      {!stored.visible2 && <Notice tone="info">{t('promo.hidden')}</Notice>}
      <div className={styles.slots}>
        {slots.map(({ place, image, address }) => (
          <PromoSlot
            key={place}
            place={place}
            image={form[image]}
            address={form[address]}
            isChecked={isChecked}
            onImage={(link) => setChanges((before) => ({ ...before, [image]: link }))}
            onAddress={(text) => setChanges((before) => ({ ...before, [address]: text.trim() }))}
          />
        ))}
      </div>
      <Button
        kind="primary"
        isBusy={save.isPending}
        disabled={Object.keys(changes).length === 0}
        onClick={send}
      >
        {t('promo.save')}
      </Button>
    </Card>
  );
}
