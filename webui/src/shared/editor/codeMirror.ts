/** The editor itself. Loaded apart from the page: until it is here, a plain text area serves. */
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentMore,
  indentWithTab,
} from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  type BlockInfo,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { styleNonce } from '../api/boot';
import { appearanceOf } from './appearance';
import type { EditorSettings } from './editorSettings';
import { loadGrammar } from './grammars';
import { leavingByTab } from './leavingByTab';
import { type LineMark, lineMarks, showMarks } from './lineMarks';
import { typeOverSelection } from './typeOverSelection';

export interface CodeMirrorOptions {
  parent: HTMLElement;
  text: string;
  /** Name of a judge language. */
  language: string;
  settings: EditorSettings;
  /** Accessible name of the text. */
  label: string;
  /** Words of the editor's own parts, by their English name. */
  phrases: Record<string, string>;
  isReadOnly?: boolean;
  onChange?: (text: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  onSubmit?: () => void;
  /** Of a text to read: its lines may be marked, and a press on a number or a mark tells the line. */
  onLine?: (line: number) => void;
}

export interface CodeMirror {
  /** Replaces everything; can be undone. */
  setText: (text: string) => void;
  setSettings: (settings: EditorSettings) => void;
  /** Selects a line, counted from 1, and puts the cursor there. */
  goToLine: (line: number) => void;
  /** Marks these lines in the gutter, and no others. */
  setMarks: (marks: readonly LineMark[]) => void;
  /** Types a text at the cursor; a tab indents. */
  insert: (text: string) => void;
  focus: () => void;
  destroy: () => void;
}

function writing(options: CodeMirrorOptions): Extension {
  const submit = () => {
    options.onSubmit?.();
    return options.onSubmit !== undefined;
  };
  return [
    history(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    indentOnInput(),
    closeBrackets(),
    highlightSelectionMatches(),
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: submit, preventDefault: true }])),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    typeOverSelection,
    EditorView.updateListener.of((update) => {
      if (update.docChanged) options.onChange?.(update.state.doc.toString());
    }),
  ];
}

export function createCodeMirror(options: CodeMirrorOptions): CodeMirror {
  const appearance = new Compartment();
  const grammar = new Compartment();
  const nonce = styleNonce();
  const { onLine } = options;
  const press = (view: EditorView, { from }: BlockInfo) => {
    onLine?.(view.state.doc.lineAt(from).number);
    return true;
  };
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        nonce ? EditorView.cspNonce.of(nonce) : [],
        EditorState.phrases.of(options.phrases),
        EditorView.contentAttributes.of({ 'aria-label': options.label }),
        leavingByTab,
        appearance.of(appearanceOf(options.settings)),
        lineNumbers(onLine ? { domEventHandlers: { click: press } } : {}),
        options.isReadOnly && !onLine ? [] : lineMarks,
        foldGutter(),
        highlightSpecialChars(),
        bracketMatching(),
        options.isReadOnly ? EditorState.readOnly.of(true) : writing(options),
        keymap.of([...searchKeymap, ...foldKeymap]),
        grammar.of([]),
      ],
    }),
  });
  let isGone = false;
  void loadGrammar(options.language).then((loaded) => {
    if (loaded && !isGone) view.dispatch({ effects: grammar.reconfigure(loaded) });
  });

  return {
    setText: (text) => {
      if (view.state.doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    setSettings: (settings) =>
      view.dispatch({ effects: appearance.reconfigure(appearanceOf(settings)) }),
    goToLine: (number) => {
      const line = view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines));
      view.dispatch({
        selection: { anchor: line.from, head: line.to },
        effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
      });
      view.focus();
    },
    setMarks: (marks) => showMarks(view, marks),
    insert: (text) => {
      if (text === '\t') indentMore(view);
      else view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => {
      isGone = true;
      view.destroy();
    },
  };
}
