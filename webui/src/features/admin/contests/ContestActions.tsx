import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { AcceptedCodeDialog } from '../../../entities/contest/laterAcceptedCode';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { useUser } from '../../../shared/session/useUser';
import {
  IconCircleCheck,
  IconCode,
  IconCopy,
  IconDownload,
  IconEye,
  IconPencil,
  IconTrash,
} from '../../../shared/ui/icons';
import { IconSpeakerphone } from '../icons';
import {
  type AdminContestRow,
  checkWord,
  cloneContest,
  contestsKey,
  deleteContest,
} from './contestQueries';
import { mayDeleteContest, useMayEditContest } from './contestRights';
import { groupOfOffice, pageOfContest } from './office';

/** What is done to a contest from the list. */
export function ContestActions({ row }: { row: AdminContestRow }) {
  const { t } = useTranslation('adminContests');
  const user = useUser();
  const [, navigate] = useLocation();
  const isOwn = useMayEditContest()(row);
  const group = groupOfOffice();
  const [asksForCode, setAsksForCode] = useState(false);
  const clone = useAction({
    run: () => cloneContest(row.id),
    ask: () => ({
      title: t('clone.title'),
      body: t('clone.body'),
      confirmLabel: t('clone.confirm'),
    }),
    said: () => t('clone.done'),
    keys: [contestsKey],
    onDone: (cid) => navigate(to('AdminContestEdit', { contestId: cid })),
    isSingle: true,
  });
  const remove = useAction({
    run: () => deleteContest(row.id),
    ask: () => ({
      title: t('delete.title'),
      body: t('delete.body', { title: row.title }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done', { title: row.title }),
    keys: [contestsKey],
  });
  return (
    <>
      <RowMenu
        label={t('moreNamed', { title: row.title })}
        entries={[
          isOwn && { label: t('edit'), icon: IconPencil, href: pageOfContest('settings', row.id) },
          isOwn && {
            label: t('problems'),
            icon: IconCode,
            href: pageOfContest('problems', row.id),
          },
          isOwn && {
            label: t('announcements'),
            icon: IconSpeakerphone,
            href: pageOfContest('announcements', row.id),
          },
          row.visible && {
            label: t('open'),
            icon: IconEye,
            href: to('ContestDetails', { contestID: row.id }),
          },
          isOwn && {
            label: t('check.action'),
            icon: IconCircleCheck,
            href: `${pageOfContest('settings', row.id)}?${checkWord}`,
          },
          isOwn && {
            label: t('acceptedCode'),
            icon: IconDownload,
            onSelect: () => setAsksForCode(true),
          },
          isOwn &&
            group === null && {
              label: t('clone.action'),
              icon: IconCopy,
              onSelect: () => void clone.run(),
            },
          (group === null ? mayDeleteContest(user) : isOwn) && {
            label: t('delete.confirm'),
            icon: IconTrash,
            isDestructive: true,
            onSelect: () => void remove.run(),
          },
        ]}
      />
      {asksForCode && <AcceptedCodeDialog cid={row.id} onClose={() => setAsksForCode(false)} />}
    </>
  );
}
