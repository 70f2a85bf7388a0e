import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Radio } from '../../../shared/ui/Radio';
import { Switch } from '../../../shared/ui/Switch';
import { SaveBar } from '../SaveBar';
import styles from './settings.module.css';
import { type StoredSwitches, saveSwitches, switchesQuery } from './settingsQueries';
import { type Faults, isWholeNumber } from './settingsRules';
import { useSettingsForm } from './useSettingsForm';

const cards = [
  [
    'judging',
    ['openPublicJudge', 'openGroupJudge', 'openContestJudge', 'hideNonContestSubmissionCode'],
  ],
  ['talk', ['openPublicDiscussion', 'openGroupDiscussion', 'openContestComment', 'openAiChat']],
] as const;
const shownNames = ['username', 'nickname', 'realname'] as const;
const limits = [
  ['defaultSubmitInterval', 'seconds'],
  ['codeMinLength', 'characters'],
  ['defaultCreateGroupACInitValue', 'problems'],
  ['defaultCreateGroupDailyLimit', 'groups'],
  ['defaultCreateGroupLimit', 'groups'],
  ['defaultCreateDiscussionACInitValue', 'problems'],
  ['defaultCreateDiscussionDailyLimit', 'posts'],
  ['defaultCreateCommentACInitValue', 'problems'],
] as const;

type Limit = (typeof limits)[number][0];
/** The limits as they are typed. */
type Fields = Omit<StoredSwitches, Limit | 'gmtModified'> & Record<Limit, string>;

export function SwitchesForm({ stored }: { stored: StoredSwitches }) {
  const { t } = useTranslation('adminSettings');
  const { gmtModified, ...shown } = stored;
  const form = useSettingsForm<Fields>({
    stored: {
      ...shown,
      ...typed(stored),
    },
    queryKey: switchesQuery.queryKey,
    readAt: gmtModified,
    faultsOf,
    save: (changes) => saveSwitches(wireOf(changes)),
    onSaved: showInThisTab,
  });
  const { values, change, errorOf } = form;
  return (
    <div className={layout.stack}>
      {cards.map(([card, names]) => (
        <Card key={card} title={t(`switch.${card}`)} isPadded>
          <div className={styles.choices}>
            {names.map((name) => (
              <Switch
                key={name}
                label={t(`switch.${name}`)}
                hint={t(`switch.${name}Hint`)}
                checked={values[name]}
                onChange={(event) => change({ [name]: event.currentTarget.checked })}
              />
            ))}
          </div>
        </Card>
      ))}
      <Card title={t('switch.people')} isPadded>
        <div className={styles.choices}>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{t('switch.shownName')}</legend>
            {shownNames.map((name) => (
              <Radio
                key={name}
                name="shownName"
                label={t(`switch.shown.${name}`)}
                hint={t(`switch.shown.${name}Hint`)}
                checked={values.shownName === name}
                onChange={() => change({ shownName: name })}
              />
            ))}
          </fieldset>
          <Switch
            label={t('switch.changeOwnNames')}
            hint={t('switch.changeOwnNamesHint')}
            checked={values.changeOwnNames}
            onChange={(event) => change({ changeOwnNames: event.currentTarget.checked })}
          />
        </div>
      </Card>
      <Card title={t('switch.limits')} isPadded>
        <div className={styles.fields}>
          {limits.map(([name, unit]) => (
            <Field
              key={name}
              label={t(`switch.${name}`)}
              hint={t(`switch.${name}Hint`)}
              error={errorOf(name)}
            >
              <NumberInput
                unit={t(`switch.${unit}`)}
                value={values[name]}
                onInput={(event) => change({ [name]: event.currentTarget.value.trim() })}
              />
            </Field>
          ))}
        </div>
      </Card>
      <SaveBar edit={form} onSave={() => void form.save()} />
    </div>
  );
}

function typed(stored: StoredSwitches): Record<Limit, string> {
  const pairs = limits.map(([name]) => [name, String(stored[name])]);
  return Object.fromEntries(pairs) as Record<Limit, string>;
}

function faultsOf(values: Fields): Faults<Fields> {
  const wrong = limits.map(([name]) => name).filter((name) => !isWholeNumber(values[name]));
  return Object.fromEntries(wrong.map((name) => [name, 'number']));
}

function wireOf(changes: object): object {
  const isLimit = (name: string) => limits.some(([limit]) => limit === name);
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, isLimit(name) ? Number(value) : value]),
  );
}

/** Menus follow without a reload. */
function showInThisTab(changes: Partial<Fields>): void {
  const { config } = bootData();
  const shown = Object.entries(changes).filter(([name]) => name in config);
  Object.assign(config, Object.fromEntries(shown));
}
