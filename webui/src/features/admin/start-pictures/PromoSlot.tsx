import { useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
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
  /** Where a click on it leads, as the form registers it. */
  address: UseFormRegisterReturn;
  addressError: string | undefined;
  onImage: (link: string) => void;
}

export function PromoSlot({ place, image, address, addressError, onImage }: PromoSlotProps) {
  const { t } = useTranslation('adminStartPictures');
  const picker = useRef<HTMLInputElement>(null);
  const send = useAction({ run: uploadPromoImage, onDone: onImage });
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (picker.current) picker.current.value = '';
    if (!file) return;
    if (refuseFiles(files, imageEndings, largestPromoImage)) toast.warning(t('promo.badFile'));
    else void send.run(file);
  };
  const name = t('promo.slot', { place });
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.slotName}>{name}</legend>
      {image && <img className={styles.preview} src={image} alt="" />}
      <div className={styles.slotTools}>
        <Button
          size="small"
          icon={IconPhoto}
          isBusy={send.isBusy}
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
      <Field label={t('promo.address')} error={addressError}>
        <TextInput maxLength={255} {...address} />
      </Field>
    </fieldset>
  );
}
