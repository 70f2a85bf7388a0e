/** CodeMirror's own words. Its names for them are English sentences. */
import type { TFunction } from 'i18next';

export function editorPhrases(t: TFunction<'shell'>): Record<string, string> {
  return {
    Find: t('editor.find.find'),
    Replace: t('editor.find.replaceWith'),
    next: t('editor.find.next'),
    previous: t('editor.find.previous'),
    all: t('editor.find.all'),
    'match case': t('editor.find.matchCase'),
    regexp: t('editor.find.pattern'),
    'by word': t('editor.find.wholeWords'),
    replace: t('editor.find.replace'),
    'replace all': t('editor.find.replaceAll'),
    close: t('editor.find.close'),
    'Go to line': t('editor.find.goToLine'),
    go: t('editor.find.go'),
    'Fold line': t('editor.fold.fold'),
    'Unfold line': t('editor.fold.unfold'),
    'folded code': t('editor.fold.folded'),
    unfold: t('editor.fold.unfold'),
    Completions: t('editor.completions'),
  };
}
