/**
 * Stands in for the package `punycode.js` in the bundle: the browser knows by itself how a host's name is
 * spelt in ASCII, so markdown-it need not bring that along. The other way round a name stays as it was
 * written: who reads `xn--…` sees where a link leads.
 */
export default {
  toASCII(host: string): string {
    if (/^[ -~]*$/.test(host)) return host;
    try {
      return new URL(`http://${host}`).hostname;
    } catch {
      return host; // no host at all: the link is written as it stands
    }
  },
  toUnicode: (host: string): string => host,
};
