/** Turns a palette into CodeMirror's style sheets. */
import { autocompletion } from '@codemirror/autocomplete';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { EditorSettings } from './editorSettings';
import { type Palette, readPalette } from './palettes';

function frame(colours: Palette, fontSize: number): Extension {
  const { isDark, ground, activeLine, selection, ink, gutter } = colours;
  return EditorView.theme(
    {
      '&': {
        height: '100%',
        backgroundColor: ground,
        color: ink,
        fontSize: `${fontSize}px`,
      },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
      '.cm-content': { caretColor: ink, padding: '6px 0' },
      '.cm-cursor, .cm-dropCursor': { borderLeftColor: ink },
      '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
        { backgroundColor: selection },
      '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: activeLine },
      '.cm-gutters': {
        border: 'none',
        backgroundColor: ground,
        color: gutter,
      },
      '.cm-lineNumbers .cm-gutterElement': { padding: '0 2px 0 12px' },
      '.cm-marks': { width: '1em' },
      '.cm-mark-error, .cm-mark-warning': { fontWeight: 700, cursor: 'help' },
      '.cm-mark-error': { color: isDark ? '#ff9a8f' : '#b3261e' },
      '.cm-mark-remark': { color: 'var(--accent-text)', cursor: 'pointer' },
      '.cm-mark-warning': { color: isDark ? '#efb65c' : '#8a5200' },
      '.cm-foldPlaceholder': {
        border: 'none',
        backgroundColor: selection,
        color: ink,
      },
      '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
        backgroundColor: selection,
        outline: `1px solid ${gutter}`,
      },
      '.cm-selectionMatch': { backgroundColor: selection },
      '.cm-panels, .cm-tooltip': {
        border: '1px solid var(--line)',
        backgroundColor: 'var(--raised)',
        color: 'var(--ink)',
        fontSize: '14px',
      },
      '.cm-tooltip-autocomplete > ul > li': { padding: '2px 8px' },
      '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        backgroundColor: 'var(--accent)',
        color: 'var(--accent-ink)',
      },
      '.cm-panel.cm-search': { padding: '8px 36px 6px 12px' },
      '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
        margin: '0 8px 6px 0',
        fontSize: '13px',
      },
      '.cm-panel.cm-search input[type="checkbox"]': { margin: '0 4px 0 0', verticalAlign: '-2px' },
      '.cm-panel.cm-search [name="close"]': {
        top: '6px',
        right: '2px',
        width: '24px',
        height: '24px',
        color: 'var(--ink-2)',
        fontSize: '18px',
        cursor: 'pointer',
      },
      '.cm-panel .cm-textfield, .cm-panel .cm-button': {
        minHeight: '28px',
        padding: '2px 10px',
        borderRadius: 'var(--r-2)',
      },
      '.cm-panel .cm-button:hover': { backgroundColor: 'var(--sunken)' },
      '.cm-textfield, .cm-button': {
        border: '1px solid var(--field-line)',
        backgroundColor: 'var(--surface)',
        color: 'var(--ink)',
      },
      '.cm-button': { backgroundImage: 'none' },
    },
    { dark: isDark },
  );
}

function syntax(colours: Palette): Extension {
  const { comment, keyword, type, string, number, name, meta } = colours;
  return syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.comment, color: comment },
      { tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: keyword },
      {
        tag: [tags.typeName, tags.className, tags.namespace, tags.standard(tags.name)],
        color: type,
      },
      { tag: [tags.string, tags.character, tags.regexp], color: string },
      { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.self], color: number },
      {
        tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
        color: name,
      },
      { tag: [tags.processingInstruction, tags.meta, tags.escape, tags.labelName], color: meta },
      { tag: tags.invalid, textDecoration: 'underline' },
    ]),
  );
}

export function appearanceOf(settings: EditorSettings): Extension {
  const { theme, fontSize, tabSize, completes, wraps } = settings;
  const colours = readPalette(theme);
  return [
    frame(colours, fontSize),
    syntax(colours),
    EditorState.tabSize.of(tabSize),
    indentUnit.of(' '.repeat(tabSize)),
    completes ? autocompletion() : [],
    wraps ? EditorView.lineWrapping : [],
  ];
}
