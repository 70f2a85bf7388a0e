import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difficulty } from '../../../entities/problem/problemQueries';
import { type Classification, type Tag, tagGroupsQuery } from '../../../entities/tag/tagQueries';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { useSelection } from '../../../shared/lists/useSelection';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import { AdminPage } from '../AdminPage';
import { IconPlus } from '../icons';
import { looksAfterAll } from '../rights';
import { ClassificationDialog } from './ClassificationDialog';
import { LevelDialog } from './LevelDialog';
import { LevelsPanel } from './LevelsPanel';
import { TagDialog } from './TagDialog';
import { TagGroupCard } from './TagGroupCard';
import { TagSelectionBar } from './TagSelectionBar';
import { usageQuery } from './tagCalls';
import styles from './tags.module.css';

type Panel = 'tags' | 'levels';
type Edited =
  | { kind: 'tag'; tag: Tag | null }
  | { kind: 'class'; classification: Classification | null }
  | { kind: 'level'; level: Difficulty | null };

const idOf = (tag: Tag) => tag.id;

/** /admin/problem/tag */
export default function TagsPage() {
  const { t } = useTranslation('adminTags');
  const isEditable = looksAfterAll(useUser());
  const { filters, show } = useAddress({ tab: 'tags' });
  const panel: Panel = filters.tab === 'levels' ? 'levels' : 'tags';
  const [edited, setEdited] = useState<Edited | null>(null);
  const list = useQuery(tagGroupsQuery());
  const groups = list.data ?? [];
  const { data: uses } = useQuery(usageQuery);
  const usage = useMemo(() => new Map(uses?.map((each) => [each.tid, each.problems])), [uses]);
  const selection = useSelection(idOf);
  const close = () => setEdited(null);
  useTitle(t('title'));

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={isEditable && <NewButtons panel={panel} onNew={setEdited} />}
      />
      <div className={layout.stack}>
        {!isEditable && <Notice>{t('readOnly')}</Notice>}
        <Tabs
          name="tags"
          label={t('title')}
          tabs={[
            { id: 'tags', label: t('tags') },
            { id: 'levels', label: t('levels') },
          ]}
          value={panel}
          onChange={(tab) => show({ tab }, 'correction')}
        />
        {panel === 'tags' ? (
          <TabPanel name="tags" id="tags" className={layout.stack ?? ''}>
            {isEditable && <p className={styles.none}>{t('hint')}</p>}
            <TagSelectionBar selection={selection} usage={usage} />
            {list.isPending && <Skeleton lines={6} height={28} />}
            {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
            {groups.map((group) => (
              <TagGroupCard
                key={group.classification?.id ?? 0}
                group={group}
                isEditable={isEditable}
                usage={usage}
                selection={selection}
                onTag={(tag) => setEdited({ kind: 'tag', tag })}
                onClassification={(classification) => setEdited({ kind: 'class', classification })}
              />
            ))}
          </TabPanel>
        ) : (
          <TabPanel name="tags" id="levels">
            <LevelsPanel
              isEditable={isEditable}
              onLevel={(level) => setEdited({ kind: 'level', level })}
            />
          </TabPanel>
        )}
      </div>
      {edited?.kind === 'tag' && <TagDialog tag={edited.tag} groups={groups} onClose={close} />}
      {edited?.kind === 'class' && (
        <ClassificationDialog
          classification={edited.classification}
          nextRank={Math.max(0, ...groups.map((each) => each.classification?.rank ?? 0)) + 1}
          onClose={close}
        />
      )}
      {edited?.kind === 'level' && <LevelDialog level={edited.level} onClose={close} />}
    </AdminPage>
  );
}

function NewButtons({ panel, onNew }: { panel: Panel; onNew: (edited: Edited) => void }) {
  const { t } = useTranslation('adminTags');
  if (panel === 'levels') {
    return (
      <Button kind="primary" icon={IconPlus} onClick={() => onNew({ kind: 'level', level: null })}>
        {t('level.new')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => onNew({ kind: 'class', classification: null })}>
        {t('class.new')}
      </Button>
      <Button kind="primary" icon={IconPlus} onClick={() => onNew({ kind: 'tag', tag: null })}>
        {t('tag.new')}
      </Button>
    </>
  );
}
