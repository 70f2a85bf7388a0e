/** CodeMirror's own words. Its names for them are English sentences. */
import type { TFunction } from 'i18next';

export function editorPhrases(t: TFunction<'editor'>): Record<string, string> {
  return {
    Find: t('find.find'),
    Replace: t('find.replaceWith'),
    next: t('find.next'),
    previous: t('find.previous'),
    all: t('find.all'),
    'match case': t('find.matchCase'),
    regexp: t('find.pattern'),
    'by word': t('find.wholeWords'),
    replace: t('find.replace'),
    'replace all': t('find.replaceAll'),
    close: t('find.close'),
    'Go to line': t('find.goToLine'),
    go: t('find.go'),
    'Fold line': t('fold.fold'),
    'Unfold line': t('fold.unfold'),
    'folded code': t('fold.folded'),
    unfold: t('fold.unfold'),
    Completions: t('completions'),
  };
}
