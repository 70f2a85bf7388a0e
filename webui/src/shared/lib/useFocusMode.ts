import { useLocation, useSearch } from 'wouter';

const name = 'focus';

interface FocusMode {
  isFocused: boolean;
  setFocused: (isFocused: boolean) => void;
}

/** A page without the site around it. The address says so, that it outlives a reload. */
export function useFocusMode(): FocusMode {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  return {
    isFocused: search.get(name) === 'true',
    setFocused: (isFocused) => {
      if (isFocused) search.set(name, 'true');
      else search.delete(name);
      const text = search.toString();
      navigate(text ? `${path}?${text}` : path, { replace: true });
    },
  };
}
