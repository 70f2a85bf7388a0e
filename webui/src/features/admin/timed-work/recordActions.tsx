import type { TFunction } from 'i18next';
import { RowMenu } from '../../../shared/lists/RowMenu';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import {
  IconCircleCheck,
  IconClock,
  IconDeviceDesktop,
  IconLock,
  IconMail,
  IconPencil,
  IconPlayerPause,
  IconRefresh,
} from '../../../shared/ui/icons';
import type { PersonAction } from '../exam-room/talk/PersonDialog';
import type { Asked } from './RecordDialog';
import { stateOf, type WorkRecord } from './recordQueries';

/** What any invigilator may do to one student. */
export interface Talk {
  person: WorkRecord;
  action: PersonAction;
}

interface Actions {
  mayChange: boolean;
  ask: (asked: Asked) => void;
  move: (record: WorkRecord) => void;
  talk: (talk: Talk) => void;
}

/** The last column: all of the staff invigilate, the work's managers choose its papers too. */
export function actionsOf(
  t: TFunction<'adminTimedWork'>,
  say: TFunction<'adminExamRoomTalk'>,
  { mayChange, ask, move, talk }: Actions,
): DataColumn<WorkRecord> {
  return {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (record) => {
      const state = stateOf(record);
      const entry = (action: Asked['action'], icon: typeof IconClock) => ({
        label: t(`record.${action}`),
        icon,
        onSelect: () => ask({ record, action }),
      });
      const person = (action: PersonAction, label: string, icon: typeof IconClock) => ({
        label,
        icon,
        onSelect: () => talk({ person: record, action }),
      });
      return (
        <RowMenu
          label={t('moreNamed', { title: record.username })}
          entries={[
            state === 'handedIn' && entry('reopen', IconRefresh),
            entry('extend', IconClock),
            mayChange && entry('version', IconPencil),
            state === 'running' && entry('close', IconCircleCheck),
            state === 'running' && {
              label: t('record.move'),
              icon: IconDeviceDesktop,
              onSelect: () => move(record),
            },
            state !== 'handedIn' && person('pause', say('pause.pause'), IconPlayerPause),
            person('message', say('message.message'), IconMail),
            person('code', say('code.code'), IconLock),
            person('note', say('note.notes'), IconPencil),
          ]}
        />
      );
    },
  };
}
