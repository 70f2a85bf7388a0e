/** What a browser says of itself, in the order in which it must be looked for: each names those below
 * it too. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
] as const;

const systems = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** Browser with its version and system, as people call them; what is unknown stays as it is. */
export function browserName(userAgent: string): string {
  const browser = browsers.find(([, sign]) => sign.test(userAgent));
  if (!browser) return userAgent;
  const [name, sign] = browser;
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0];
  const version = `${name} ${sign.exec(userAgent)?.[1]}`;
  return system ? `${version} · ${system}` : version;
}
