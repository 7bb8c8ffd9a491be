// The words that a new area is written with.

// Names that are no valid identifiers, or already have a meaning next to the areas.
const reserved = new Set([
  ..."break case catch class const continue debugger default delete do else enum export extends false finally for function".split(
    " ",
  ),
  ..."if implements import in instanceof interface let new null package private protected public return static super".split(
    " ",
  ),
  ..."switch this throw true try typeof var void while with yield await async undefined arguments eval object string number".split(
    " ",
  ),
  ..."errors http testing openapi navigation provider shell pages panel element schema database index".split(" "),
]);

export const isReserved = (word) => reserved.has(word);

// Several singulars end like this: `buses` → `bus`, but `fuses` → `fuse`.
const unclear = /(lys|[^aeiou]us|o|(ind|matr|vert)ic)es$|(cook|mov|ser|spec)ies$/;

/**
 * The singular of a word, or undefined if it is not a plural or could have several: `categories` → `category`,
 * `releases` → `release`.
 */
export function singular(plural) {
  if (unclear.test(plural)) return undefined;
  if (/[^eo]aches$/.test(plural)) return plural.replace(/s$/, "");
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, "y");
  if (/(ss|sh|ch|x|zz)es$/.test(plural)) return plural.replace(/es$/, "");
  if (/[^s]s$/.test(plural) && !/(us|is)$/.test(plural)) return plural.replace(/s$/, "");
  return undefined;
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Returns a function that puts an area's words into a text or path about widgets. `kind` keeps the guids of the area's
 * demo data unique.
 */
export function wordsOf({ area, one, kind }) {
  const words = { Widgets: capital(area), widgets: area, Widget: capital(one), widget: one, WIDGET_KIND: String(kind) };
  return (text) => text.replace(/WIDGET_KIND|Widgets|widgets|Widget|widget/g, (word) => words[word]);
}
