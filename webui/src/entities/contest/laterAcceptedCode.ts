import { loadTexts } from '../../shared/i18n/i18n';
import { lazyPart } from '../../shared/ui/lazyPart';
import { acceptedCodeTexts } from './texts';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([acceptedCodeTexts])]);
  return module;
}

export const AcceptedCodeDialog = lazyPart(() => withTexts(import('./AcceptedCodeDialog')), {
  missing: 'dialog',
});
