import { TextInput, type TextInputProps } from './TextInput';

interface NumberInputProps extends Omit<TextInputProps, 'type' | 'suffix'> {
  /** Unit shown at the right end, such as "ms". */
  unit?: string;
}

/** Digits with an optional unit. A text field: wheel and arrow keys must not change a limit by accident. */
export function NumberInput({ unit, ...rest }: NumberInputProps) {
  return <TextInput inputMode="numeric" pattern="-?[0-9]*" {...rest} suffix={unit} />;
}
