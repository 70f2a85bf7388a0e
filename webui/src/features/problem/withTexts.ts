import { loadTexts, type TextSet } from '../../shared/i18n/i18n';

/** A part of the page that is loaded later, together with its words. */
export async function withTexts<Module>(loading: Promise<Module>, texts: TextSet): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([texts])]);
  return module;
}
