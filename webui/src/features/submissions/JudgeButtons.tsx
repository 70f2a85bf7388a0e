import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgeRow } from '../../entities/submission/types';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import type { IconType } from '../../shared/ui/Icon';
import { IconButton } from '../../shared/ui/IconButton';
import { IconPencil, IconRefresh, IconSend } from '../../shared/ui/icons';
import { lazyPart } from '../../shared/ui/lazyPart';
import { isOwn, mayJudgeByHand, mayRejudge, mayResubmit } from './submissionRights';
import styles from './submissions.module.css';
import { useRejudge, useResubmit } from './useSubmissionActions';

const ManualJudgeDialog = lazyPart(() => import('./ManualJudgeDialog'), { missing: 'dialog' });

/** A row of a list has room for signs alone. */
export function RowJudgeButtons({ row }: { row: JudgeRow }) {
  return <JudgeButtons row={row} face={SignButton} />;
}

interface JudgeButtonsProps {
  row: JudgeRow;
  face?: ButtonFace;
}

/** Rejudge, by hand, resubmit: by right, but for the owner's failed submission. */
export function JudgeButtons({ row, face: Face = WordButton }: JudgeButtonsProps) {
  const { t } = useTranslation('submissions');
  const user = useUser();
  const again = useRejudge();
  const [isByHand, setByHand] = useState(false);
  if (!mayRejudge(user) && !mayResubmit(row, user)) return null;
  return (
    <span className={styles.judgeButtons}>
      {mayResubmit(row, user) && <ResubmitButton row={row} face={Face} />}
      {mayRejudge(user) && (
        <>
          <Face
            icon={IconRefresh}
            label={t('actions.rejudge')}
            isBusy={again.isBusy}
            onClick={() => void again.run(row)}
          />
          <Face
            icon={IconPencil}
            label={t('actions.byHand')}
            disabled={!mayJudgeByHand(row)}
            onClick={() => setByHand(true)}
          />
        </>
      )}
      {isByHand && <ManualJudgeDialog row={row} onClose={() => setByHand(false)} />}
    </span>
  );
}

/** Beside the verdict of a list's row, where there is no column of buttons. */
export function OwnResubmitButton({ row }: { row: JudgeRow }) {
  const user = useUser();
  if (mayRejudge(user) || !isOwn(row, user) || !mayResubmit(row, user)) return null;
  return <ResubmitButton row={row} />;
}

interface FaceProps {
  icon: IconType;
  label: string;
  isBusy?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

type ButtonFace = ComponentType<FaceProps>;

function WordButton({ label, ...rest }: FaceProps) {
  return (
    <Button size="small" {...rest}>
      {label}
    </Button>
  );
}

function SignButton({ isBusy = false, disabled = false, ...rest }: FaceProps) {
  return <IconButton disabled={disabled || isBusy} {...rest} />;
}

function ResubmitButton({ row, face: Face = WordButton }: JudgeButtonsProps) {
  const { t } = useTranslation('submissions');
  const { isBusy, run } = useResubmit();
  return (
    <Face
      icon={IconSend}
      label={t('actions.resubmit')}
      isBusy={isBusy}
      onClick={() => void run(row)}
    />
  );
}
