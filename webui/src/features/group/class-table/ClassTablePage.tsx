import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { TabHead } from '../../../entities/schedule/TabHead';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconCopy, IconDownload } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Segmented } from '../../../shared/ui/Segmented';
import { assignableQuery } from '../assignments/assignmentQueries';
import { ClassFilters } from './ClassFilters';
import { type ClassPerson, nameOf } from './classQueries';
import { MarksView } from './MarksView';
import { ProblemsView } from './ProblemsView';
import type { Order, Shown } from './tableRules';

const MoveDialog = lazyPart(() => import('./MoveDialog'), { missing: 'dialog' });
const CopyDialog = lazyPart(() => import('../copy/CopyDialog'), { missing: 'dialog' });

/** /group/:groupID/class: who has what in the class (contract class.md §4). */
export default function ClassTablePage() {
  const { t } = useTranslation('groupClassTable');
  const { gid, group, isAdmin: isTeacher, isRoot } = useGroup();
  const address = useAddress({ view: 'problems', tid: 0, words: '', order: 'number', stuck: 0 });
  const { view, tid, words, order, stuck } = address.filters;
  const shown: Shown = { words, order: order as Order, stuck };
  const [moved, setMoved] = useState<{ uid: string; name: string } | null>(null);
  const [isCopying, setCopying] = useState(false);
  const trainings = useQuery({ ...assignableQuery(gid), enabled: isTeacher }).data;
  const download = useAction({
    run: () =>
      downloadFile('GET /api/file/download-class-table', {
        query: view === 'marks' ? { gid, view: 'marks' } : { gid, ...(tid > 0 && { tid }) },
      }),
    isSingle: true,
  });
  const onMove = useCallback(
    (person: ClassPerson) => setMoved({ uid: person.uid, name: nameOf(person) }),
    [],
  );
  return (
    <>
      <TabHead title={t('title')} of={group.name} />
      <Card
        title={t('title')}
        hasRule
        actions={
          isTeacher && (
            <span className={layout.row}>
              {isRoot && (
                <Button size="small" icon={IconCopy} onClick={() => setCopying(true)}>
                  {t('copy')}
                </Button>
              )}
              <Button
                size="small"
                icon={IconDownload}
                isBusy={download.isBusy}
                onClick={() => void download.run()}
              >
                {t('download')}
              </Button>
            </span>
          )
        }
      >
        <ClassFilters
          shown={shown}
          isTeacher={isTeacher}
          hasProblems={view !== 'marks'}
          trainings={trainings?.filter(({ isOfGroup }) => isOfGroup) ?? []}
          tid={tid}
          onShow={address.show}
        >
          <Segmented
            label={t('view.label')}
            value={view === 'marks' ? 'marks' : 'problems'}
            options={[
              { value: 'problems', label: t('view.problems') },
              { value: 'marks', label: t('view.marks') },
            ]}
            onChange={(next) => address.show({ view: next })}
          />
        </ClassFilters>
        {view === 'marks' ? (
          <MarksView gid={gid} shown={shown} onMove={isTeacher ? onMove : undefined} />
        ) : (
          <ProblemsView gid={gid} tid={tid} shown={shown} onMove={isTeacher ? onMove : undefined} />
        )}
      </Card>
      {moved && <MoveDialog gid={gid} person={moved} onClose={() => setMoved(null)} />}
      {isCopying && <CopyDialog gid={gid} onClose={() => setCopying(false)} />}
    </>
  );
}
