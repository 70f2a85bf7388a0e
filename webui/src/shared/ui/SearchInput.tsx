import { useEffect, useRef, useState } from 'react';
import type { IconType } from './Icon';
import { IconSearch } from './icons';
import { TextInput } from './TextInput';

interface SearchInputProps {
  /** Placeholder and accessible name. */
  label: string;
  icon?: IconType;
  /** What the address says. */
  value: string;
  maxLength?: number;
  isDisabled?: boolean;
  className?: string | undefined;
  onSearch: (text: string) => void;
}

/** How long typing must rest, in ms. */
const rest = 400;

/** As a browser takes it, in letters. */
const usualSize = 20;

/** In letters: a Chinese one is as wide as two. */
const widthOf = (text: string) => text.replace(/[\u3000-\uffef]/gu, 'xx').length;

/** Searches when typing rests, and at once on Enter; never for the letters of a word that an input
 * method has not finished. */
export function SearchInput({
  label,
  icon = IconSearch,
  value,
  maxLength = 50,
  isDisabled = false,
  className,
  onSearch,
}: SearchInputProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;

  useEffect(() => {
    // The address changed by other means: back, reset, a link. Its own answer must not undo typing.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), rest);
  };
  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    latest.current(sent.current);
  };

  return (
    <TextInput
      type="search"
      icon={icon}
      className={className}
      aria-label={label}
      placeholder={label}
      size={Math.max(usualSize, widthOf(label))}
      disabled={isDisabled}
      maxLength={maxLength}
      value={text}
      onInput={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        if (event.nativeEvent.isComposing) clearTimeout(timer.current);
        else wait(next);
      }}
      onCompositionEnd={(event) => wait(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Enter also ends a word of an input method; that is no search yet.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(text);
      }}
    />
  );
}
