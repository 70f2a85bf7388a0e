/** Filters, a chosen tab, a page: what the address says of a view, by its names there. */
export type AddressWords = Record<string, string | number | boolean>;

/** What the address does not say, or says wrongly, stands at its default. */
export function readAddress<Filters extends AddressWords>(
  search: string,
  defaults: Filters,
): Filters {
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

/** Only what differs from the default, so that addresses stay short. */
export function writeAddress<Filters extends AddressWords>(
  filters: Filters,
  defaults: Filters,
): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(defaults)) {
    if (filters[name] !== defaults[name]) query.set(name, String(filters[name]));
  }
  const text = query.toString();
  return text && `?${text}`;
}
