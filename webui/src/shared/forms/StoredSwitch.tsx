import type { ComponentProps } from 'react';
import { Switch } from '../ui/Switch';

interface StoredSwitchProps extends Omit<ComponentProps<typeof Switch>, 'checked' | 'onChange'> {
  checked: boolean;
  onPress: () => void;
}

/** Stands as what it switches is stored, and not as it was pressed: a question may be declined, or
 * the server refuse. */
export function StoredSwitch({ checked, onPress, ...rest }: StoredSwitchProps) {
  return (
    <Switch
      {...rest}
      checked={checked}
      onChange={(event) => {
        event.currentTarget.checked = checked;
        onPress();
      }}
    />
  );
}
