import { Fragment } from 'react';
import styles from './MarkedText.module.css';

/** Where two texts part; both count from 1, columns in characters. */
export interface TextPlace {
  line: number;
  column: number;
}

/** The text with the rest of the line marked where it parts from another. */
export function MarkedText({ text, at }: { text: string; at: TextPlace | null }) {
  return text.split('\n').map((line, index) => {
    const isDifferent = at?.line === index + 1;
    // Columns are counted in characters, not in UTF-16 units.
    const characters = isDifferent ? [...line] : [];
    const kept = isDifferent ? characters.slice(0, at.column - 1).join('') : line;
    const rest = characters.slice(isDifferent ? at.column - 1 : 0).join('');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, drawn anew as a whole
      <Fragment key={index}>
        {index > 0 && '\n'}
        {kept}
        {isDifferent && (
          <mark className={rest.trim() === '' ? styles.blank : styles.mark}>{rest || ' '}</mark>
        )}
      </Fragment>
    );
  });
}
