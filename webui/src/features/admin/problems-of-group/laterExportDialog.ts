import { loadTexts } from '../../../shared/i18n/i18n';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { adminExportTexts } from '../export/texts';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([adminExportTexts])]);
  return module;
}

export const KeptExport = lazyPart(() => withTexts(import('./KeptExport')), {
  missing: 'dialog',
});
