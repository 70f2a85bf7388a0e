import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil, IconTrash } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { IconPlus } from '../icons';
import styles from './editor.module.css';
import type { LanguageChoice } from './problemWire';
import { SolutionDialog } from './SolutionDialog';
import { removeSolution, type Solution, solutionsQuery } from './solutionQueries';
import solutionsStyles from './solutions.module.css';

interface SolutionsCardProps {
  pid: number;
  solutions: readonly Solution[];
  languages: readonly LanguageChoice[];
}

/** Reference solutions: written here, or brought by a package. Each change takes effect at once. */
export function SolutionsCard({ pid, solutions, languages }: SolutionsCardProps) {
  const { t } = useTranslation('adminProblemEditor');
  const [edited, setEdited] = useState<Solution | 'new' | null>(null);
  const remove = useAction({
    run: ({ id }: Solution) => removeSolution(id),
    ask: ({ name }) => ({
      title: t('solutions.removeTitle', { name }),
      confirmLabel: t('solutions.removeConfirm'),
      isDestructive: true,
    }),
    keys: [solutionsQuery(pid).queryKey],
  });
  return (
    <Card
      title={t('solutions.title')}
      hasRule
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setEdited('new')}>
          {t('solutions.add')}
        </Button>
      }
    >
      {solutions.length === 0 ? (
        <p className={styles.remark}>{t('solutions.none')}</p>
      ) : (
        <Table label={t('solutions.title')} isDense>
          <thead>
            <tr>
              <th scope="col">{t('solutions.name')}</th>
              <th scope="col" data-hide="narrow">
                {t('program.language')}
              </th>
              <th scope="col">{t('solutions.expected')}</th>
              <th scope="col">
                <span className={layout.hiddenText}>{t('solutions.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {solutions.map((each) => (
              <tr key={each.id}>
                <td className={solutionsStyles.solutionName}>
                  {each.name} {each.origin === 'import' && <Chip>{t('solutions.imported')}</Chip>}
                </td>
                <td data-hide="narrow">{each.language}</td>
                <td>
                  <span className={solutionsStyles.verdicts}>
                    {each.expected.map((status) => (
                      <VerdictChip key={status} status={status} />
                    ))}
                    {each.score !== null && t('solutions.points', { score: each.score })}
                  </span>
                </td>
                <td data-align="end" className={solutionsStyles.actions}>
                  <IconButton
                    icon={IconPencil}
                    label={t('solutions.edit', { name: each.name })}
                    onClick={() => setEdited(each)}
                  />
                  <IconButton
                    icon={IconTrash}
                    label={t('solutions.remove', { name: each.name })}
                    onClick={() => void remove.run(each)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {edited && (
        <SolutionDialog
          pid={pid}
          solution={edited === 'new' ? null : edited}
          languages={languages}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
