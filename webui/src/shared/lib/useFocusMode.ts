import { useLocation, useSearch } from 'wouter';

const name = 'focus';

interface FocusMode {
  isFocused: boolean;
  setFocused: (isFocused: boolean) => void;
  /** Another address in the same mode. */
  keep: (address: string) => string;
}

/** A page without the site around it. The address says so, that it outlives a reload. */
export function useFocusMode(): FocusMode {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const isFocused = search.get(name) === 'true';
  return {
    isFocused,
    keep: (address) =>
      isFocused ? `${address}${address.includes('?') ? '&' : '?'}${name}=true` : address,
    setFocused: (next) => {
      if (next) search.set(name, 'true');
      else search.delete(name);
      const text = search.toString();
      navigate(text ? `${path}?${text}` : path, { replace: true });
    },
  };
}
