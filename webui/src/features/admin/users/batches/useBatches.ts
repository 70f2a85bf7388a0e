import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Person, peopleKey } from '../../../../entities/user/people';
import { useAction } from '../../../../shared/forms/useAction';
import { useEnumeration } from '../../../../shared/i18n/useEnumeration';
import { type BatchAnswer, changeMany, makePasswords } from './batchCalls';

export type FormKind = 'class' | 'role' | 'codes';

interface Done {
  /** What was ticked has been dealt with. */
  onDone: () => void;
  /** Passwords or codes wait under the key to be printed. */
  onSlips: (slipKey: string) => void;
}

/** So many names fit into a question. */
const mostNamed = 12;

/** What is done to many people at once; each asks before, with their number and names. */
export function useBatches({ onDone, onSlips }: Done) {
  const { t } = useTranslation('adminUsers');
  const enumerate = useEnumeration();
  const [opened, setOpened] = useState<{ kind: FormKind; people: readonly Person[] } | null>(null);
  // Of its own: the dialog that closes before it must not close it too.
  const [leaving, setLeaving] = useState<BatchAnswer | null>(null);

  const namesOf = (people: readonly Person[]) =>
    enumerate(
      people.map(({ realname, username }) => (realname ? `${realname} (${username})` : username)),
      mostNamed,
    );
  const said = ({ done, unchanged }: BatchAnswer) =>
    unchanged > 0
      ? t('batch.doneSome', { count: done, unchanged })
      : t('batch.done', { count: done });
  const finish = (answer: BatchAnswer) => {
    onDone();
    setOpened(null);
    if (answer.leftOut.length > 0) setLeaving(answer);
    else if (answer.slipKey) onSlips(answer.slipKey);
  };

  const passwords = useAction({
    run: makePasswords,
    ask: (people) => ({
      title: t('batch.passwordsTitle', { count: people.length }),
      body: `${namesOf(people)}\n\n${t('batch.passwordsBody')}`,
      confirmLabel: t('batch.passwordsConfirm'),
      isDestructive: true,
    }),
    said,
    keys: [peopleKey],
    onDone: finish,
  });
  const access = useAction({
    run: ({ people, status }: { people: readonly Person[]; status: 0 | 1 }) =>
      changeMany(people, { status }),
    ask: ({ people, status }) => ({
      title: t(status ? 'batch.disableTitle' : 'batch.enableTitle', { count: people.length }),
      body: `${namesOf(people)}\n\n${t(status ? 'batch.disableBody' : 'batch.enableBody')}`,
      confirmLabel: t(status ? 'batch.disable' : 'batch.enable'),
      isDestructive: status === 1,
    }),
    said,
    keys: [peopleKey],
    onDone: finish,
  });

  return {
    opened,
    /** What was done where some were left out. */
    leaving,
    goOn: () => {
      setLeaving(null);
      if (leaving?.slipKey) onSlips(leaving.slipKey);
    },
    namesOf,
    said,
    finish,
    isBusy: passwords.isBusy || access.isBusy,
    close: () => setOpened(null),
    fill: (kind: FormKind, people: readonly Person[]) => setOpened({ kind, people }),
    askPasswords: passwords.run,
    askAccess: (people: readonly Person[], status: 0 | 1) => access.run({ people, status }),
  };
}

export type Batches = ReturnType<typeof useBatches>;
