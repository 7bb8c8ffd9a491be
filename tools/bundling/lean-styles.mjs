// What dist changes in styled-components: it is Gatehouse's own copy, without what none of its styles uses.
import { publishedSources } from "./published-sources.mjs";

/** The elements that these packages style, such as the `div` of `styled.div`. */
export function styledElements(folders) {
  const found = [...publishedSources(folders)].flatMap((code) => [...code.matchAll(/\bstyled\.([a-z]\w*)/g)]);
  return [...new Set(found.map(([, element]) => element))].sort();
}

/** Each of these must match once. */
const changes = [
  // Otherwise, an embedder's copy would take over the style elements.
  { pattern: /"data-styled"/g, write: () => '"data-gatehouse-styles"' },
  // One function for each element of HTML and SVG.
  { pattern: /(?<=new Set\()\["a","abbr",[^\]]+\](?=\))/g, write: (_, elements) => JSON.stringify(elements) },
  // The units of numbers in style objects. Our styles are texts.
  { pattern: /\{animationIterationCount:1,[\w:,]+\}/g, write: () => "{}" },
  // Copies the static members of a component that is styled. None of ours has any.
  { pattern: /\b\w+&&\w+\(\w+,\w+,\{attrs:!0,[\w:!,]+\}\)/g, write: () => "0" },
];

/** Changes the library's code. Throws if it no longer has the expected shape. */
export function leanStyles(code, elements) {
  return changes.reduce((changed, { pattern, write }) => {
    const found = changed.match(pattern) ?? [];
    if (found.length !== 1)
      throw new Error(`styled-components has changed: tools/bundling/lean-styles.mjs has to follow (${pattern})`);
    return changed.replace(pattern, (text) => write(text, elements));
  }, code);
}
