// Screens that write beside the one hook of forms and the one of writes: that catch what a call throws,
// or keep by themselves whether one is under way and what it was refused with.
import ts from 'typescript';

/** Names of states that `useAction` and `useEditForm` keep. */
const keptState = /^set(Is)?(Busy|Saving|Sending|Storing|Loading|Failure|Refusal|Error)$/;
/** Their calls say what a refusal means: `exportCalls.ts`, `draftSync.ts`. */
const callFiles = /(Calls|Queries|Sync)\.tsx?$/;
const isFunction = (node) => ts.isFunctionLike(node);

/** Whether a block waits for something itself, and not in a function that it makes. */
function waits(node) {
  if (ts.isAwaitExpression(node)) return true;
  return !isFunction(node) && Boolean(ts.forEachChild(node, waits));
}

function* found(node) {
  if (ts.isTryStatement(node) && node.catchClause && waits(node.tryBlock)) {
    yield { node: node.catchClause, what: 'catches what a call throws' };
  } else if (ts.isPropertyAccessExpression(node) && node.name.text === 'catch') {
    yield { node, what: 'catches what a call throws' };
  } else if (ts.isArrayBindingPattern(node)) {
    const setter = node.elements[1]?.name?.getText();
    if (setter && keptState.test(setter)) yield { node, what: `keeps ${setter} itself` };
  }
}

/** `{ line, what }` of each, by the compiler's own reading of the source. */
export function ownWrites(file, code) {
  if (callFiles.test(file)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const all = [];
  const visit = (node) => {
    for (const { node: at, what } of found(node)) {
      all.push({ line: source.getLineAndCharacterOfPosition(at.getStart()).line + 1, what });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}
