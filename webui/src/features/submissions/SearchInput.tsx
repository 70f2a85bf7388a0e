import { useEffect, useRef, useState } from 'react';
import type { IconType } from '../../shared/ui/Icon';
import { TextInput } from '../../shared/ui/TextInput';

interface SearchInputProps {
  /** Placeholder and accessible name. */
  label: string;
  icon: IconType;
  /** What the address says. */
  value: string;
  isDisabled?: boolean;
  className?: string;
  onSearch: (text: string) => void;
}

/** Long enough for a school's input method to finish a word. */
const pause = 400;

/** Searches when typing rests, and at once on Enter. */
export function SearchInput({
  label,
  icon,
  value,
  isDisabled = false,
  className,
  onSearch,
}: SearchInputProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next.trim() !== value) onSearch(next.trim());
    }, delay);
  };

  return (
    <TextInput
      type="search"
      icon={icon}
      className={className}
      aria-label={label}
      placeholder={label}
      disabled={isDisabled}
      maxLength={50}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value, pause);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text, 0);
      }}
    />
  );
}
