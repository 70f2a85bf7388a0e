import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { textOf } from '../../../../shared/forms/fieldRules';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { siteDateTime } from '../../../../shared/lib/siteTime';
import { Field } from '../../../../shared/ui/Field';
import { TextInput } from '../../../../shared/ui/TextInput';
import { movePerson, placesKey, placesQuery } from './placeQueries';

interface MoveDialogProps {
  tid: number;
  uid: string;
  name: string;
  onClose: () => void;
}

/** Contract timedwork.md §12. */
const longestReason = 200;
const shownPlaces = 5;

/** Ends the participant's sessions; the next computer at which they log in is theirs. */
export function MoveDialog({ tid, uid, name, onClose }: MoveDialogProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const edit = useEditForm({
    values: { reason: '' },
    schema: object({ reason: textOf(0, longestReason, t('move.badReason')) }),
    save: ({ reason }) => movePerson(tid, uid, reason),
    said: () => t('move.done', { name }),
    keys: [placesKey(tid, uid)],
    onSaved: onClose,
    mayBeLeft: true,
  });
  return (
    <EditDialog
      title={t('move.title', { name })}
      edit={edit}
      saveLabel={t('move.confirm')}
      onClose={onClose}
    >
      <p>{t('move.body', { name })}</p>
      <Places tid={tid} uid={uid} />
      <Field label={t('move.reason')} hint={t('move.reasonHint')} error={edit.errorOf('reason')}>
        <TextInput maxLength={longestReason} {...edit.register('reason')} />
      </Field>
    </EditDialog>
  );
}

/** Where they have worked so far: whoever decides wants to see it. */
function Places({ tid, uid }: { tid: number; uid: string }) {
  const { t } = useTranslation('adminExamRoomTalk');
  const { data } = useQuery(placesQuery(tid, uid));
  if (!data || data.events.length === 0) return null;
  return (
    <section aria-label={t('move.places')}>
      <ul>
        {data.events.slice(0, shownPlaces).map(({ time, address, kind, staff }) => (
          <li key={`${time}${kind}`}>
            {siteDateTime(time)} {address} {t(`move.kind.${kind}`, { staff: staff ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  );
}
