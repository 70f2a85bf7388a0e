import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { ClassGroupRows } from './ClassGroupRows';
import type { RosterClasses } from './classGroupCalls';
import styles from './roster.module.css';
import { type ClassGroups, useClassGroups } from './useClassGroups';

/** The last step of a list: a group for each class, or its newcomers into the one there is. */
export default function ClassGroupsCard({ rosterKey }: { rosterKey: string }) {
  const { t } = useTranslation('adminRoster');
  const groups = useClassGroups(rosterKey);
  const { made, plan } = groups;
  if (made) {
    return (
      <Card title={t('groups.title')} isPadded>
        <div className={layout.form}>
          <Notice tone="good">{t('groups.made', { count: made.classes.length })}</Notice>
          {made.moved > 0 && <p>{t('groups.movedDone', { count: made.moved })}</p>}
          <ul className={styles.groups}>
            {made.classes.map((each) => (
              <li key={each.gid}>
                <Link href={to('GroupAssignmentList', { groupID: each.gid })}>{each.name}</Link>{' '}
                <span className={styles.count}>
                  {t(each.isNew ? 'groups.isNew' : 'groups.isOld', { count: each.added })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    );
  }
  if (!plan.data || plan.data.classes.length === 0) return null;
  return (
    <Card title={t('groups.title')} hasRule>
      <p className={styles.intro}>{t('groups.intro')}</p>
      <ClassGroupRows groups={groups} classes={plan.data.classes} />
      <Changed plan={plan.data} groups={groups} />
      <Press plan={plan.data} groups={groups} />
    </Card>
  );
}

interface PartProps {
  plan: RosterClasses;
  groups: ClassGroups;
}

/** Who is in another class than before. */
function Changed({ plan, groups }: PartProps) {
  const { t } = useTranslation('adminRoster');
  if (plan.moved.length === 0) return null;
  return (
    <div className={styles.intro}>
      <strong>{t('groups.changed', { count: plan.moved.length })}</strong>
      <ul className={styles.groups}>
        {plan.moved.map((each) => (
          <li key={`${each.uid} ${each.fromGid}`}>
            {t('groups.change', {
              name: each.realname || each.username,
              from: each.fromName,
              to: each.className,
            })}
          </li>
        ))}
      </ul>
      <Switch
        label={t('groups.move')}
        hint={t('groups.moveHint')}
        checked={groups.moves}
        onChange={(event) => groups.setMoves(event.currentTarget.checked)}
      />
    </div>
  );
}

function Press({ plan, groups }: PartProps) {
  const { t } = useTranslation('adminRoster');
  return (
    <div className={styles.press}>
      {plan.owners.length > 1 && (
        <Field label={t('groups.owner')} hint={t('groups.ownerHint')}>
          <Select
            value={groups.owner ?? plan.owners[0]?.uid ?? ''}
            options={plan.owners.map((each) => ({
              value: each.uid,
              label: each.realname ? `${each.realname} (${each.username})` : each.username,
            }))}
            onChange={(event) => groups.setOwner(event.currentTarget.value)}
          />
        </Field>
      )}
      {groups.failure && <Notice tone="bad">{groups.failure}</Notice>}
      {plan.withoutClass > 0 && <p>{t('groups.withoutClass', { count: plan.withoutClass })}</p>}
      <div className={layout.row}>
        <Button
          kind="primary"
          icon={IconUsers}
          isBusy={groups.isBusy}
          disabled={groups.count === 0}
          onClick={groups.make}
        >
          {t('groups.make', { count: groups.count })}
        </Button>
      </div>
    </div>
  );
}
