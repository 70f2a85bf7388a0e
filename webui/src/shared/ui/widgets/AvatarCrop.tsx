import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button';
import layout from '../layout.module.css';
import styles from './AvatarField.module.css';
import { cropToPng } from './avatarFile';
import { type Crop, middleOf, mostZoom, moved, type Size, scaleOf, zoomed } from './crop';

interface AvatarCropProps {
  file: File;
  onCancel: () => void;
  /** The browser cannot show the file. */
  onBroken: () => void;
  isSaving: boolean;
  onDone: (picture: Blob) => void;
}

/** Px of the box for one press of an arrow key. */
const step = 8;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** A square window over the picture, which is dragged under it. */
export function AvatarCrop({ file, onCancel, onBroken, isSaving, onDone }: AvatarCropProps) {
  const { t } = useTranslation('widgets');
  const picture = useRef<HTMLImageElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const address = useObjectAddress(file);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });

  const move = (byX: number, byY: number) => {
    if (size) setCrop((now) => moved(now, size, byX, byY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    move(...way);
  };
  const save = async () => {
    if (picture.current && size) onDone(await cropToPng(picture.current, crop, size));
  };

  const scale = size ? scaleOf(size, crop.zoom) : 0;
  return (
    <>
      <button
        type="button"
        className={styles.crop}
        aria-label={t('avatar.box')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          if (!last.current) return;
          move(event.clientX - last.current.x, event.clientY - last.current.y);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={() => {
          last.current = null;
        }}
      >
        {address && (
          <img
            ref={picture}
            src={address}
            alt=""
            draggable={false}
            className={styles.picture}
            style={{ transform: `translate(${crop.x}px, ${crop.y}px) scale(${scale})` }}
            onLoad={(event) => {
              const { naturalWidth: width, naturalHeight: height } = event.currentTarget;
              setSize({ width, height });
              setCrop(middleOf({ width, height }));
            }}
            onError={onBroken}
          />
        )}
      </button>
      <input
        type="range"
        className={styles.zoom}
        aria-label={t('avatar.zoom')}
        min={1}
        max={mostZoom}
        step={0.05}
        value={crop.zoom}
        onChange={(event) => {
          const zoom = Number(event.currentTarget.value);
          if (size) setCrop((now) => zoomed(now, size, zoom));
        }}
      />
      <p className={styles.hint}>{t('avatar.drag')}</p>
      <div className={layout.row}>
        <Button kind="primary" isBusy={isSaving} disabled={!size} onClick={save}>
          {t('avatar.upload')}
        </Button>
        <Button onClick={onCancel}>{t('avatar.cancel')}</Button>
      </div>
    </>
  );
}

function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
