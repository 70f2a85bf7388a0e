import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Field } from '../../../shared/ui/Field';
import { IconPhoto } from '../../../shared/ui/icons';
import { TextInput } from '../../../shared/ui/TextInput';
import { toast } from '../../../shared/ui/toast';
import { refuseFiles } from '../../../shared/ui/widgets/FileDropRules';
import { imageEndings, largestPromoImage, uploadPromoImage } from './startPictureQueries';
import styles from './startPictures.module.css';

interface PromoSlotProps {
  place: number;
  /** Address on this server; empty shows nothing. */
  image: string;
  address: string;
  /** Whether a wrong address is pointed out. */
  isChecked: boolean;
  onImage: (link: string) => void;
  onAddress: (text: string) => void;
}

/** Empty, a page of this site, or another site (contract home.md). */
export const isAddress = (text: string) => /^(|\/(?!\/)\S*|https?:\/\/\S+)$/.test(text);

export function PromoSlot({
  place,
  image,
  address,
  isChecked,
  onImage,
  onAddress,
}: PromoSlotProps) {
  const { t } = useTranslation('adminStartPictures');
  const picker = useRef<HTMLInputElement>(null);
  const send = useMutation({ mutationFn: uploadPromoImage, onSuccess: onImage });
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (picker.current) picker.current.value = '';
    if (!file) return;
    if (refuseFiles(files, imageEndings, largestPromoImage)) toast.warning(t('promo.badFile'));
    else send.mutate(file);
  };
  const name = t('promo.slot', { place });
  const isWrong = isChecked && !isAddress(address);
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.slotName}>{name}</legend>
      {image && <img className={styles.preview} src={image} alt="" />}
      <div className={styles.slotTools}>
        <Button
          size="small"
          icon={IconPhoto}
          isBusy={send.isPending}
          onClick={() => picker.current?.click()}
        >
          {t(image ? 'promo.replace' : 'promo.choose')}
        </Button>
        {image && (
          <Button size="small" kind="quiet" onClick={() => onImage('')}>
            {t('promo.remove')}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={name}
          accept={imageEndings.join(',')}
          onChange={(event) => take(Array.from(event.currentTarget.files ?? []))}
        />
      </div>
      <Field label={t('promo.address')} error={isWrong ? t('promo.badAddress') : undefined}>
        <TextInput
          maxLength={255}
          value={address}
          onInput={(event) => onAddress(event.currentTarget.value)}
        />
      </Field>
    </fieldset>
  );
}
