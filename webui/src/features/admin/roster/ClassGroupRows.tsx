import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Select } from '../../../shared/ui/Select';
import { Table } from '../../../shared/ui/Table';
import { TextInput } from '../../../shared/ui/TextInput';
import type { RosterClass } from './classGroupCalls';
import styles from './roster.module.css';
import type { ClassGroups } from './useClassGroups';

const longestName = 25;
const longestShortName = 10;

interface ClassGroupRowsProps {
  groups: ClassGroups;
  classes: readonly RosterClass[];
}

/** Each class with its group: the one there is, or a new one whose names may be changed. */
export function ClassGroupRows({ groups, classes }: ClassGroupRowsProps) {
  const { t } = useTranslation('adminRoster');
  return (
    <Table label={t('groups.title')}>
      <thead>
        <tr>
          <th scope="col">{t('field.className')}</th>
          <th scope="col">{t('groups.group')}</th>
          <th scope="col" data-align="end">
            {t('groups.newcomers')}
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('groups.missing')}
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map((each) => (
          <Row key={each.className} groups={groups} of={each} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ groups, of: row }: { groups: ClassGroups; of: RosterClass }) {
  const { t } = useTranslation('adminRoster');
  const { className } = row;
  const choice = groups.choiceOf(row);
  const isNew = choice.gid === null;
  return (
    <tr>
      <td className={styles.cell}>
        <Checkbox
          label={className}
          checked={choice.isTaken}
          onChange={(event) => groups.change(className, { isTaken: event.currentTarget.checked })}
        />
      </td>
      <td>
        <span className={styles.groupNames}>
          {row.gid !== null && (
            <Select
              label={t('groups.groupOf', { name: className })}
              value={isNew ? '' : String(row.gid)}
              options={[
                { value: String(row.gid), label: row.groupName ?? '' },
                { value: '', label: t('groups.new') },
              ]}
              onChange={(event) =>
                groups.change(className, { gid: event.currentTarget.value ? row.gid : null })
              }
            />
          )}
          {isNew && (
            <>
              <TextInput
                aria-label={t('groups.nameOf', { name: className })}
                maxLength={longestName}
                value={choice.name}
                onInput={(event) => groups.change(className, { name: event.currentTarget.value })}
              />
              <TextInput
                aria-label={t('groups.shortNameOf', { name: className })}
                maxLength={longestShortName}
                value={choice.shortName}
                onInput={(event) =>
                  groups.change(className, { shortName: event.currentTarget.value })
                }
              />
            </>
          )}
        </span>
      </td>
      <td data-align="end">{isNew ? row.students : row.newcomers.length}</td>
      <td data-align="end" data-hide="narrow">
        {isNew ? 0 : row.missing.length}
      </td>
    </tr>
  );
}
