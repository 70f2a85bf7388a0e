import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import {
  closePreview,
  openPreview,
  type Preview,
  type PreviewStage,
} from '../../../entities/contest/preview';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Segmented } from '../../../shared/ui/Segmented';
import { ViewpointBar } from '../../../shared/ui/ViewpointBar';

/** Says that what stands below is seen through a participant's eyes, and leads back. All that is known
 * was asked with or without the key: the page begins anew at each change. */
export default function PreviewBar({ preview }: { preview: Preview }) {
  const { t } = useTranslation('contest');
  const { cid, gid, stage, stages } = preview;
  const turn = useAction<PreviewStage>({
    run: (wanted) => openPreview(cid, gid, wanted),
    onDone: () => location.reload(),
    isSingle: true,
  });
  const leave = () => {
    closePreview();
    location.assign(
      gid === null
        ? to('AdminContestEdit', { contestId: cid })
        : to('GroupContestEdit', { groupID: gid, contestId: cid }),
    );
  };
  return (
    <ViewpointBar label={t('preview.label')} words={t('preview.words')}>
      {stages.length > 1 && (
        <Segmented
          label={t('preview.stage')}
          options={stages.map((value) => ({ value, label: t(`preview.stages.${value}`) }))}
          value={stage}
          onChange={(wanted) => void turn.run(wanted)}
        />
      )}
      <Button size="small" onClick={leave}>
        {t('preview.leave')}
      </Button>
    </ViewpointBar>
  );
}
