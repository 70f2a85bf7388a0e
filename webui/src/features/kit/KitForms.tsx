import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Field } from '../../shared/ui/Field';
import { IconButton } from '../../shared/ui/IconButton';
import { IconRefresh, IconSearch, IconSend, IconTrash } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { NumberInput } from '../../shared/ui/NumberInput';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { Radio } from '../../shared/ui/Radio';
import { Segmented } from '../../shared/ui/Segmented';
import { Select } from '../../shared/ui/Select';
import { Switch } from '../../shared/ui/Switch';
import { TextArea } from '../../shared/ui/TextArea';
import { TextInput } from '../../shared/ui/TextInput';
import styles from './kit.module.css';

const sizes = [
  { value: 'all', label: 'All' },
  { value: 'easy', label: 'Easy' },
  { value: 'hard', label: 'Hard' },
] as const;

export function KitForms() {
  const [size, setSize] = useState<'all' | 'easy' | 'hard'>('all');
  return (
    <>
      <Card title="Buttons" isPadded>
        <div className={layout.row}>
          <Button kind="primary" icon={IconSend}>
            Primary
          </Button>
          <Button>Plain</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger" icon={IconTrash}>
            Danger
          </Button>
          <Button kind="primary" isBusy>
            Busy
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="small">Small</Button>
          <Button size="large" kind="primary">
            Large
          </Button>
          <IconButton icon={IconRefresh} label="Refresh" />
        </div>
      </Card>
      <Card title="Fields" isPadded>
        <div className={styles.fields}>
          <Field label="Text" hint="A hint" isRequired>
            <TextInput />
          </Field>
          <Field label="With an error" error="This cannot be right">
            <TextInput defaultValue="wrong" />
          </Field>
          <Field label="Search">
            <TextInput icon={IconSearch} placeholder="Id, title or source" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="secret" />
          </Field>
          <Field label="Number">
            <NumberInput defaultValue="1000" unit="ms" />
          </Field>
          <Field label="Select">
            <Select options={sizes} defaultValue="easy" />
          </Field>
          <Field label="Disabled">
            <TextInput disabled defaultValue="fixed" />
          </Field>
          <Field label="Long text">
            <TextArea rows={2} />
          </Field>
        </div>
        <div className={styles.choices}>
          <Checkbox label="Checkbox" defaultChecked />
          <Radio name="kit" label="Radio" hint="with a hint" defaultChecked />
          <Radio name="kit" label="Other" />
          <Switch label="Switch" defaultChecked />
          <Switch label="Off" />
          <Segmented label="Size" options={sizes} value={size} onChange={setSize} />
        </div>
      </Card>
    </>
  );
}
