/** Filters, a chosen tab, a page: what the address says of a view, by its names there. */
export type AddressWords = Record<string, string | number | boolean>;

/** How the filters of a list stand in the address, and what is read there. */
export interface AddressForm<Filters> {
  /** What makes no sense stands at its default. */
  read: (search: string) => Filters;
  /** Only what differs from the default, so that addresses stay short. */
  write: (filters: Filters) => Record<string, string | number | boolean | null>;
  /** Another filter begins at the first page. */
  firstPage: Partial<Filters>;
}

/** Of filters that are plain words: each by its own name, the page as `page`. */
export function plainForm<Filters extends AddressWords>(defaults: Filters): AddressForm<Filters> {
  return {
    read: (search) => readAddress(search, defaults),
    write: (filters) => {
      const told = Object.keys(defaults).filter((name) => filters[name] !== defaults[name]);
      return Object.fromEntries(told.map((name) => [name, filters[name] ?? null]));
    },
    firstPage: { page: 1 } as unknown as Partial<Filters>,
  };
}

/** What the address does not say, or says wrongly, stands at its default. */
function readAddress<Filters extends AddressWords>(search: string, defaults: Filters): Filters {
  const query = new URLSearchParams(search);
  const read = Object.entries(defaults).map(([name, usual]) => {
    const text = query.get(name);
    if (text === null) return [name, usual];
    if (typeof usual === 'boolean') return [name, text === 'true'];
    if (typeof usual === 'number')
      return [name, /^[1-9]\d{0,8}$/.test(text) ? Number(text) : usual];
    return [name, text];
  });
  return Object.fromEntries(read);
}

/** The part of the address behind its path. */
export function searchOf(words: Record<string, string | number | boolean | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
