/** Marks in the gutter at lines that a compiler or a person spoke of; they move with the text. */
import { type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, GutterMarker, gutter } from '@codemirror/view';

export interface LineMark {
  /** Counted from 1. */
  line: number;
  kind: 'error' | 'warning' | 'remark';
  /** What is said of it; shown on hover. */
  text: string;
}

const signs = { error: '✕', warning: '!', remark: '●' } as const;

class Mark extends GutterMarker {
  readonly #mark: LineMark;
  override readonly elementClass: string;

  constructor(mark: LineMark) {
    super();
    this.#mark = mark;
    this.elementClass = `cm-mark-${mark.kind}`;
  }

  override eq(other: Mark): boolean {
    return other.#mark.kind === this.#mark.kind && other.#mark.text === this.#mark.text;
  }

  override toDOM(): Node {
    const sign = document.createElement('span');
    sign.title = this.#mark.text;
    sign.textContent = signs[this.#mark.kind];
    return sign;
  }
}

const replaceMarks = StateEffect.define<readonly LineMark[]>();

const marks = StateField.define<RangeSet<Mark>>({
  create: () => RangeSet.empty,
  update: (held, transaction) => {
    const { doc } = transaction.state;
    const wanted = transaction.effects.find((effect) => effect.is(replaceMarks));
    if (!wanted) return held.map(transaction.changes);
    const known: readonly LineMark[] = wanted.value;
    const ranges = known
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map((mark) => new Mark(mark).range(doc.line(mark.line).from));
    return RangeSet.of(ranges, true);
  },
});

export const lineMarks: Extension = [
  marks,
  gutter({ class: 'cm-marks', markers: (view) => view.state.field(marks) }),
];

export function showMarks(view: EditorView, wanted: readonly LineMark[]): void {
  view.dispatch({ effects: replaceMarks.of(wanted) });
}
