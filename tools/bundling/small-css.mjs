const token = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|(?:\s|\/\*[^]*?\*\/)+|[{};,:]|[^"'\s{};,:/]+|\//g;

/**
 * Removes comments, and quotes, zeros and white space without meaning, from CSS. `isStart` or `isEnd` is false next to
 * a `${…}`, where a space may be needed.
 */
export function smallCss(text, { isStart = true, isEnd = true } = {}) {
  const tokens = (text.match(token) ?? []).map((found) => (/^(?:\s|\/\*)/.test(found) ? " " : found));
  const isNeeded = (found, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (found === ";") return (after === " " ? tokens[at + 2] : after) !== "}";
    if (found !== " ") return true;
    // In selectors, a space before a colon means any descendant.
    if (/^[{};,:>]$/.test(before ?? "") || /^[{};,>]$/.test(after ?? "")) return false;
    return (before !== undefined || !isStart) && (after !== undefined || !isEnd);
  };
  const shorten = (found, at) => {
    if (/^["']/.test(found))
      return tokens[at - 1]?.endsWith("=") ? found.replace(/^(["'])([a-z][\w-]*)\1$/i, "$2") : found;
    return found.replace(/(?<![\w.])0(?=\.\d)/g, "");
  };
  return tokens.flatMap((found, at) => (isNeeded(found, at) ? shorten(found, at) : [])).join("");
}
