// Transforms a module for dist. Removes white space from styles and summaries from endpoints. Marks the values created
// at the top level, including spreads, as free of side effects. Bundlers can then drop the parts of a file that a page
// doesn't use.
import ts from "typescript";
import { apply } from "./apply-edits.mjs";
import { smallCss } from "./small-css.mjs";

const pure = "/* @__PURE__ */ ";
const isStyled = /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/;
/** Files with CSS in untagged template literals. */
const hasStyleTexts =
  /[\\/]design[\\/]src[\\/](?:tokens[\\/]|root[\\/](?:base-style|window-box))|[\\/]view[\\/](?:lines|log|waves)-style/;

/** Whether a node is an endpoint's summary. Built pages don't need it: the API page is made from the sources. */
const isSummary = (node) =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === "summary" &&
  ts.isStringLiteralLike(node.initializer) &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression.getText() === "endpoint";

/** Transforms a source. Keeps the number of lines, so that source maps still match. */
export function leanModule(code, path) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const edits = [];
  const replace = (from, to, text) => {
    const lines = code.slice(from, to).split("\n").length - text.split("\n").length;
    edits.push({ from, to, text: text + "\n".repeat(Math.max(0, lines)) });
  };

  const textsOf = (template) => {
    const parts = ts.isNoSubstitutionTemplateLiteral(template)
      ? [template]
      : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
    return parts.map((part, at) => ({
      part,
      css: smallCss(part.text, { isStart: at === 0, isEnd: at === parts.length - 1 }),
    }));
  };

  /** Rewrites `styled.div`…`` as the equivalent call, because bundlers drop unused calls but keep unused templates. */
  const writeCall = ({ tag, template }, isTop) => {
    const texts = textsOf(template);
    if (isTop) mark(tag);
    const list = (parts) => JSON.stringify(parts.map(({ css }) => css));
    if (ts.isNoSubstitutionTemplateLiteral(template)) {
      replace(template.getStart(file), template.getEnd(), `(${list(texts)})`);
      return;
    }
    const [{ part: head }, ...rest] = texts;
    replace(head.getStart(file), head.getEnd(), `(${list(texts)}, (`);
    rest.forEach(({ part }, at) => replace(part.getStart(file), part.getEnd(), at === rest.length - 1 ? "))" : "), ("));
  };

  /** Rewrites a template with `${…}` as a call, for the same reason. */
  const writeText = (template) => {
    const isStyle = hasStyleTexts.test(path);
    const texts = textsOf(template).map(({ part, css }) => ({ part, text: JSON.stringify(isStyle ? css : part.text) }));
    const [{ part: head, text: first }, ...rest] = texts;
    replace(head.getStart(file), head.getEnd(), `${pure}${first}.concat((`);
    rest.forEach(({ part, text }, at) => {
      const last = text === '""' ? "))" : `), ${text})`;
      replace(part.getStart(file), part.getEnd(), at < rest.length - 1 ? `), ${text}, (` : last);
    });
  };

  const shrinkText = (template) => {
    for (const { part, css } of textsOf(template)) {
      const written = code.slice(part.getStart(file), part.getEnd());
      const [, open, close] = /^([`}])[^]*?(`|\$\{)$/.exec(written);
      replace(part.getStart(file), part.getEnd(), open + css.replace(/[\\`]|\$\{/g, "\\$&") + close);
    }
  };

  /** Rewrites `{ a, ...b }` as the equivalent call, because bundlers drop unused calls but keep unused spreads. */
  const writeSpreads = (node) => {
    const isObject = ts.isObjectLiteralExpression(node);
    const [open, close] = isObject ? ["{", "}"] : ["[", "]"];
    const parts = isObject ? node.properties : node.elements;
    const spreads = parts.filter((part) => ts.isSpreadAssignment(part) || ts.isSpreadElement(part));
    if (spreads.length === 0) return;
    const [from, to] = [node.getStart(file), node.getEnd()];
    replace(from, from, isObject ? `${pure}Object.assign(` : `${pure}[].concat(`);
    for (const spread of spreads) {
      const start = spread.expression.getStart(file);
      replace(spread.getStart(file), start, isObject ? `${close}, ` : `${close}, ${pure}Array.from(`);
      const end = spread.getEnd();
      replace(end, code[end] === "," ? end + 1 : end, `${isObject ? "" : ")"}, ${open}`);
    }
    replace(to, to, ")");
  };

  const visit = (node, isTop) => {
    const isInside = ts.isFunctionLike(node) || ts.isClassLike(node);
    if (ts.isTaggedTemplateExpression(node) && isStyled.test(node.tag.getText(file))) writeCall(node, isTop);
    else if (isSummary(node)) replace(node.initializer.getStart(file), node.initializer.getEnd(), '""');
    else if (isTop && (ts.isCallExpression(node) || ts.isNewExpression(node))) mark(node);
    else if (isTop && (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node))) writeSpreads(node);
    else if (isTop && ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) writeText(node);
    else if (ts.isTemplateLiteral(node) && !ts.isTaggedTemplateExpression(node.parent) && hasStyleTexts.test(path))
      shrinkText(node);
    ts.forEachChild(node, (child) => visit(child, isTop && !isInside));
  };
  const marked = new Set();
  const mark = (node) => {
    const from = node.getStart(file);
    // In `a(b).c(d)`, one mark is for the whole.
    if (!marked.has(from)) replace(from, from, pure);
    marked.add(from);
  };

  for (const statement of file.statements) {
    const isDeclared = ts.isVariableStatement(statement);
    ts.forEachChild(statement, (child) => visit(child, isDeclared));
  }
  return apply(code, edits);
}
