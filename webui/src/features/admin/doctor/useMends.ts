import { useTranslation } from 'react-i18next';
import type { RouteName } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { formatSize } from '../../../shared/lib/time';
import {
  backUpNow,
  type HealthCheck,
  healthKey,
  makeRoom,
  measureAgain,
  resumeJudging,
  testLanguages,
} from './doctorCalls';

type Mend = NonNullable<HealthCheck['mend']>;

/** Where it is done by hand. */
export const pageOfMend = {
  openBackups: 'AdminBackups',
  openJudge: 'AdminJudge',
  openMail: 'AdminConfiguration',
  openTime: 'AdminDashboard',
  openAddress: 'AdminAddress',
  openLanguages: 'AdminLanguages',
} as const satisfies Partial<Record<Mend, RouteName>>;

type DoneMend = Exclude<Mend, keyof typeof pageOfMend>;

/** The buttons of the page: each does it, and has everything looked at again. `setAside` in bytes. */
export function useMends(setAside: number) {
  const { t } = useTranslation('adminDoctor');
  const keys = [healthKey];
  const measure = useAction({ run: measureAgain, keys });
  const backUp = useAction({ run: backUpNow, said: () => t('said.backUp'), keys });
  const selfTest = useAction({ run: testLanguages, said: () => t('said.selfTest'), keys });
  const resume = useAction({ run: resumeJudging, said: () => t('said.resumeJudging'), keys });
  const room = useAction({
    run: async () => {
      const made = await makeRoom();
      await measureAgain();
      return made;
    },
    ask: () => ({
      title: t('room.title'),
      body: t('room.text', { size: formatSize(setAside) }),
      confirmLabel: t('room.remove'),
      isDestructive: true,
    }),
    said: (made) => t('said.makeRoom', { size: formatSize(made.size) }),
    keys,
  });
  return {
    measure,
    backUp,
    selfTest,
    resumeJudging: resume,
    makeRoom: room,
  } satisfies Record<DoneMend, unknown>;
}
