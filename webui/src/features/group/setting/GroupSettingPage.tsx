import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { GroupForm } from '../../../entities/group/GroupForm';
import {
  groupFormBody,
  groupFormSchema,
  groupFormValues,
} from '../../../entities/group/groupFormRules';
import { groupKey, groupsKey } from '../../../entities/group/groupQueries';
import { api } from '../../../shared/api/calls';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { AvatarField } from '../../../shared/ui/widgets/AvatarField';

/** /group/{gid}/setting */
export default function GroupSettingPage() {
  const { t } = useTranslation(['groupSetting', 'groupForm']);
  const { t: words } = useTranslation('groupForm');
  const { gid, group } = useGroup();
  // By the stored name: it follows what was saved.
  useTitle(group.name);
  const edit = useEditForm({
    values: groupFormValues(group),
    schema: groupFormSchema(words),
    save: (values) =>
      api('PUT /api/group', { body: { id: gid, ...groupFormBody(values) }, isQuiet: true }),
    said: t('saved'),
    keys: [groupKey(gid), groupsKey],
    mode: 'onTouched',
  });
  return (
    <div className={layout.stack}>
      <PageHead title={t('title')} />
      <Card title={t('picture')} hasRule isPadded>
        <AvatarField
          name={group.name}
          image={group.avatar}
          save={(picture) => sendAvatar(gid, picture)}
          said={t('pictureSaved')}
          keys={[groupKey(gid), groupsKey]}
        />
      </Card>
      <Card title={t('about')} hasRule isPadded>
        <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
          <EditNotices edit={edit} />
          <GroupForm form={edit.form} />
          <div className={layout.row}>
            <Button kind="primary" type="submit" isBusy={edit.isBusy}>
              {t('save')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function sendAvatar(gid: number, picture: File) {
  const body = new FormData();
  // Before the picture: the server asks whether it may come before it takes it.
  body.set('gid', String(gid));
  body.set('image', picture);
  return api('POST /api/file/upload-group-avatar', { body });
}
