import { describe, expect, it } from 'vitest';
import { applyAction, insertFile, insertPicture, type MarkdownAction } from './MarkdownEditorEdits';

const words = {
  bold: 'bold',
  italic: 'italic',
  heading: 'Heading',
  list: 'item',
  link: 'link',
  column: 'Column',
};

/** `[` and `]` stand for the ends of the selection. */
function run(action: MarkdownAction, marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const next = applyAction(action, { text: marked.replace(/[[\]]/g, ''), start, end }, words);
  return `${next.text.slice(0, next.start)}[${next.text.slice(next.start, next.end)}]${next.text.slice(next.end)}`;
}

describe('the toolbar', () => {
  it('puts marks around the selection and keeps it selected', () => {
    expect(run('bold', 'a [b] c')).toBe('a **[b]** c');
    expect(run('formula', '[n]')).toBe('$[n]$');
  });

  it('writes an example where nothing is selected', () => {
    expect(run('italic', 'a []')).toBe('a *[italic]*');
  });

  it('makes a block of code of several lines', () => {
    expect(run('code', '[a\nb]')).toBe('```\n[a\nb]\n```');
  });

  it('puts a block of code on lines of its own', () => {
    expect(run('codeBlock', 'see []')).toBe('see \n```\n[code]\n```\n');
    expect(run('codeBlock', '[a\nb]')).toBe('```\n[a\nb]\n```\n');
  });

  it('counts the lines of a numbered list', () => {
    expect(run('orderedList', '[a\nb]')).toBe('1. [a\n2. b]');
  });

  it('marks whole lines as heading or list', () => {
    expect(run('list', 'x\n[a\nb]')).toBe('x\n- [a\n- b]');
    expect(run('heading', 'ti[t]le')).toContain('### ');
  });
});

describe('a picture', () => {
  it('stands behind the selection, named after its file', () => {
    const next = insertPicture(
      { text: 'ab', start: 0, end: 1 },
      '/api/public/img/1.png',
      'map [1].png',
    );
    expect(next.text).toBe('a![map 1](/api/public/img/1.png)b');
  });
});

describe('a file', () => {
  it('stands behind the selection as a link that bears its name', () => {
    const next = insertFile({ text: 'ab', start: 0, end: 1 }, '/api/public/file/1.zip', '[a].zip');
    expect(next.text).toBe('a[a.zip](/api/public/file/1.zip)b');
  });
});
