import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/calls';
import { languageLabel } from '../../../shared/lib/languageLabel';
import { Select } from '../../../shared/ui/Select';

const judgeLanguagesQuery = {
  queryKey: ['judgeLanguages'] as const,
  queryFn: () => api('GET /api/judge-languages', { isQuiet: true }),
};

interface FirstLanguageProps {
  value: string;
  onChange: (name: string) => void;
}

/** One of the languages that the site judges. */
export function FirstLanguage({ value, onChange }: FirstLanguageProps) {
  const { data } = useQuery(judgeLanguagesQuery);
  // What was chosen stays on show, also where it is not installed any more.
  const names = [...new Set([...(data ?? []).map(({ name }) => name), value])];
  return (
    <Select
      options={names.map((name) => ({ value: name, label: languageLabel(name) }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
