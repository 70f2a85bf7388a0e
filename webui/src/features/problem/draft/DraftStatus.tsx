import { useTranslation } from 'react-i18next';
import { siteClock } from '../../../shared/lib/siteTime';
import { viewpoint } from '../../../shared/lib/viewpoint';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle, IconDeviceFloppy } from '../../../shared/ui/icons';
import { type Solution, useDraft, useIsKept } from '../useSolution';
import styles from './DraftStatus.module.css';

interface DraftStatusProps {
  solution: Pick<Solution, 'keeper' | 'sync'>;
  onVersions: () => void;
}

/** Where the code is kept, and since when; leads to its earlier versions. */
export function DraftStatus({ solution, onVersions }: DraftStatusProps) {
  const { t } = useTranslation('problem');
  const draft = useDraft(solution);
  const isKept = useIsKept(solution);
  if (!draft) {
    const where = viewpoint.keepsNothing?.() ? 'preview' : 'guest';
    if (!isKept && where === 'guest') return null;
    return (
      <span className={styles.status} title={t(`draft.${where}Hint`)}>
        <Icon icon={IconDeviceFloppy} />
        <span className={styles.words}>{t(`draft.${where}`)}</span>
      </span>
    );
  }
  const { state } = draft;
  if (state.kind === 'none') return null;
  const clock = state.kind === 'saved' ? siteClock(state.at) : null;
  const isTroubled =
    state.kind === 'waiting' || state.kind === 'refused' || state.kind === 'tooLong';
  return (
    <button
      type="button"
      className={styles.status}
      data-troubled={isTroubled || undefined}
      title={isTroubled ? t(`draft.${state.kind}Hint`) : t('draft.versions.open')}
      onClick={onVersions}
    >
      <Icon icon={isTroubled ? IconAlertTriangle : IconDeviceFloppy} />
      <span className={styles.words}>
        {clock === null ? t(`draft.${state.kind}`) : t('draft.saved', { time: clock })}
      </span>
      {clock && (
        <span className={styles.clock} aria-hidden="true">
          {clock}
        </span>
      )}
    </button>
  );
}
