import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { check, object, pipe } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { changeRecord, keysOfRecords, type WorkRecord } from './recordQueries';

/** What is to be done to somebody's time. */
export interface Asked {
  record: Pick<WorkRecord, 'uid' | 'username' | 'stopped'> & {
    paperVersion?: string | null;
    hasBegun?: boolean;
  };
  action: 'reopen' | 'close' | 'extend' | 'version';
}

interface RecordDialogProps {
  tid: number;
  asked: Asked;
  /** What else shows it. */
  further?: readonly QueryKey[];
  onClose: () => void;
}

/** Contract timedwork.md §8: a week. */
const mostMinutes = 10_080;
const longestReason = 200;
const longestVersion = 20;

const said = {
  reopen: 'reopened',
  close: 'closed',
  extend: 'extended',
  version: 'versioned',
} as const;

/** Says what will happen, and keeps why. */
export function RecordDialog({ tid, asked, further = [], onClose }: RecordDialogProps) {
  const { t } = useTranslation('adminTimedWork');
  const { record, action } = asked;
  const name = record.username;
  const isExtension = action === 'extend';
  const isVersion = action === 'version';
  const edit = useEditForm({
    values: { minutes: '10', version: record.paperVersion ?? '', reason: '' },
    schema: object({
      minutes: pipe(
        numberOf(/^\d{1,5}$/, t('record.badMinutes')),
        check((typed) => typed >= 1 && typed <= mostMinutes, t('record.badMinutes')),
      ),
      version: textOf(0, longestVersion, t('problem.badVersion')),
      reason: textOf(0, longestReason, t('record.badReason')),
    }),
    save: ({ minutes, version, reason }) =>
      changeRecord({
        ...{ tid, uid: record.uid, action },
        ...(isExtension && { seconds: minutes * 60 }),
        ...(isVersion && { version: version || null }),
        ...(reason && { reason }),
      }),
    said: (_, { minutes }) => t(`record.${said[action]}`, { name, minutes }),
    keys: [...keysOfRecords(tid), ...further],
    onSaved: onClose,
    mayBeLeft: true,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog
      title={t(`record.${action}Title`, { name })}
      edit={edit}
      saveLabel={t(isExtension || isVersion ? 'record.confirm' : `record.${action}`)}
      onClose={onClose}
    >
      <p>
        {isExtension && record.hasBegun === false
          ? t('record.extendBefore', { name })
          : t(`record.${action}Body`, { name })}
      </p>
      {isExtension && (
        <>
          {record.stopped && <p>{t('record.extendClosed', { name })}</p>}
          <Field label={t('record.minutes')} error={errorOf('minutes')} isRequired>
            <NumberInput
              autoFocus
              unit={t('time.minutes')}
              maxLength={5}
              {...register('minutes')}
            />
          </Field>
        </>
      )}
      {isVersion && (
        <Field
          label={t('record.version')}
          hint={t('record.versionHint')}
          error={errorOf('version')}
        >
          <TextInput autoFocus maxLength={longestVersion} {...register('version')} />
        </Field>
      )}
      <Field label={t('record.reason')} hint={t('record.reasonHint')} error={errorOf('reason')}>
        <TextInput maxLength={longestReason} {...register('reason')} />
      </Field>
    </EditDialog>
  );
}
