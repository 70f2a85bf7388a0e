// Words that a component says by itself, in no language's file: between its tags, and in the attributes
// that people read or hear.
import ts from 'typescript';

const attributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint|error|summary|heading)$/;
/** Calls that show their first word, such as `toast.success('Saved')`. */
const shownBy = /^(toast\.\w+|useTitle)$/;
/** Units, keys, names of products and of files are the same in every language. */
const sameEverywhere = /\b(ms|MB|Ctrl|OJ|Python|SQLite)\b|#rrggbb|\b\w+\.(h|in|out)\b/g;
const isSaid = (text) => /\p{L}/u.test(text.replace(sameEverywhere, ''));

/** The words of an expression itself, not of what it calls or compares. */
function* words(node) {
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    if (node.expression) yield* words(node.expression);
  } else if (ts.isConditionalExpression(node)) {
    yield* words(node.whenTrue);
    yield* words(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const joins = ['+', '&&', '||', '??'].includes(node.operatorToken.getText());
    if (joins) yield* [...words(node.left), ...words(node.right)];
  } else if (ts.isTemplateExpression(node)) {
    const texts = [node.head, ...node.templateSpans.map((span) => span.literal)];
    if (texts.some(({ text }) => isSaid(text))) yield node;
  } else if (ts.isStringLiteralLike(node) && isSaid(node.text)) yield node;
}

function* said(node) {
  if (ts.isJsxText(node) && isSaid(node.text)) yield node;
  else if (ts.isJsxAttribute(node)) {
    if (node.initializer && attributes.test(node.name.getText())) yield* words(node.initializer);
  } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) yield* words(node);
  else if (ts.isCallExpression(node) && shownBy.test(node.expression.getText())) {
    if (node.arguments[0]) yield* words(node.arguments[0]);
  }
}

/** `{ line, text }` of each, by the compiler's own reading of the source. */
export function literalTexts(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const visit = (node) => {
    for (const each of said(node)) {
      const { line } = source.getLineAndCharacterOfPosition(each.getStart(source));
      found.push({ line: line + 1, text: each.getText(source).trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
