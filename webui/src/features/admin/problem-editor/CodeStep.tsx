import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { AttachmentsCard } from './AttachmentsCard';
import { ExtraFiles } from './ExtraFiles';
import { LanguagesSection } from './LanguagesSection';
import type { LanguageChoice, LoadedProblem } from './problemWire';
import { TemplatesSection } from './TemplatesSection';

interface CodeStepProps {
  problem: LoadedProblem['problem'] | null;
  languages: readonly LanguageChoice[];
  /** Another stored version opens the code editors anew. */
  version: string;
}

/** In which languages it may be solved, and what stands beside the code. */
export default function CodeStep({ problem, languages, version }: CodeStepProps) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <>
      <LanguagesSection languages={languages} />
      <TemplatesSection key={`templates ${version}`} languages={languages} />
      <Card title={t('files.user')} hasRule>
        <ExtraFiles list="userFiles" hint={t('files.userHint')} />
      </Card>
      <AttachmentsCard problem={problem} />
    </>
  );
}
