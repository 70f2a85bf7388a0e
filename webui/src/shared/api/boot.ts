/** What the server wrote into the page: no request is needed before the first paint. */
import type { Tool, WebsiteConfig } from './types';

export interface BootData {
  config: WebsiteConfig;
  /** ISO-8601. */
  serverTime: string;
  /** The language of a browser that names none. */
  locale: string;
  version: string;
  /** The page's own build; the server names its present one with every answer. */
  build: string;
  setupNeeded: boolean;
  /** The tool box of the navigation. */
  tools: readonly Tool[];
}

let boot: BootData | null = null;

/** Reads the data block once; throws when the page was not written by the server. */
export function bootData(): BootData {
  if (boot === null) {
    const text = document.getElementById('boot')?.textContent;
    if (!text) throw new Error('The page has no boot data');
    boot = JSON.parse(text) as BootData;
  }
  return boot;
}

/** After the first setup the site has another name; in tests there is no page. */
export function replaceBootData(next: BootData): void {
  boot = next;
}

/** The nonce for style sheets made at run time (the code editor's); scripts hide it from attributes. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
