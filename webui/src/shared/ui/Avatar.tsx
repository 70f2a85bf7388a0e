import { useState } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames';

interface AvatarProps {
  name: string;
  /** Address of the picture; without one the first letter stands in. */
  image?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
}

const tones = ['accent', 'teal', 'violet', 'amber', 'rose'] as const;

/** A face or a letter. Decorative: the name stands beside it. */
export function Avatar({ name, image, size = 'medium' }: AvatarProps) {
  const [isBroken, setBroken] = useState(false);
  const className = classNames(styles.avatar, styles[size]);
  if (image && !isBroken) {
    return (
      <img
        src={image}
        alt=""
        className={className}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    // The letter is drawn by the style sheet: as text it would belong to the name of a button.
    <span
      className={classNames(className, styles.letter, styles[toneOf(name)])}
      data-letter={Array.from(name.trim())[0]?.toUpperCase() ?? '?'}
      aria-hidden="true"
    />
  );
}

function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return tones[sum % tones.length] ?? 'accent';
}
