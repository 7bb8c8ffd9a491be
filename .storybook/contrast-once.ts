import axe from "axe-core";

/** The id of axe's contrast rule, for elements that `withUnlikeElements` marks. */
export const contrastRule = "contrast-once";
const mark = "data-contrast";

axe.configure({
  rules: [
    {
      id: contrastRule,
      selector: `[${mark}]`,
      matches: "color-contrast-matches",
      excludeHidden: false,
      any: ["color-contrast"],
      tags: ["wcag2aa"],
      metadata: {
        description: "Enough contrast",
        help: "Elements must meet minimum color contrast ratio thresholds",
        helpUrl: "https://dequeuniversity.com/rules/axe/4.13/color-contrast",
      },
    },
  ],
});

// Attributes that no style depends on, but that differ between rows or renderings. The theme is that of the check.
const unstyled = new Set(
  [
    "alt aria-activedescendant aria-controls aria-describedby aria-label aria-labelledby aria-owns aria-valuenow aria-valuetext",
    "data-key data-label data-theme datetime for href id max min name src srcset title value",
  ].flatMap((names) => names.split(" ")),
);

/** A number for each place, which keeps its key short: the parent's number and the element's own properties. */
const numbers = new Map<string, number>();

function numberOf(place: string): number {
  const number = numbers.get(place) ?? numbers.size;
  numbers.set(place, number);
  return number;
}

/**
 * Measuring contrast takes longer than all other axe rules, and the second row of a table has the colors of the first.
 * So this finds only one of several elements that look alike. Elements look alike if their tags, classes and states are
 * the same up to the root, under the same style sheets.
 * @returns each place with text, and its first element.
 */
export function unlikeElements(roots: readonly (Document | ShadowRoot)[]): ReadonlyMap<number, Element> {
  const places = new Map<Element, number>();
  const found = new Map<number, Element>();
  const page = numberOf(sheetsOf(roots));
  for (const element of roots.flatMap((root) => Array.from(root.querySelectorAll("*")))) {
    if (!canHaveText(element)) continue;
    const place = placeOf(element, places, page);
    if (!found.has(place)) found.set(place, element);
  }
  return found;
}

/** Marks the elements for the contrast rule during `measure`. Adds the places that are decided to `measured`. */
export async function withMarks(
  elements: ReadonlyMap<number, Element>,
  measured: Set<number>,
  measure: () => Promise<axe.AxeResults>,
): Promise<axe.AxeResults> {
  for (const element of elements.values()) element.setAttribute(mark, "");
  const results = await measure();
  for (const element of elements.values()) element.removeAttribute(mark);
  const undecided = new Set<unknown>(results.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  for (const [place, element] of elements) if (!undecided.has(element)) measured.add(place);
  return results;
}

function placeOf(element: Element, places: Map<Element, number>, page: number): number {
  const known = places.get(element);
  if (known !== undefined) return known;
  const parent = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  const attributes = Array.from(element.attributes, ({ name, value }) =>
    unstyled.has(name) ? "" : `${name}=${value}`,
  );
  const states = [
    element.previousElementSibling === null,
    element.nextElementSibling === null,
    element.matches(":focus"),
    element.matches(":hover"),
    element.matches(":disabled"),
    element.checkVisibility(),
    hasText(element),
  ];
  const above = parent ? placeOf(parent, places, page) : page;
  const place = numberOf([above, element.localName, ...attributes, ...states].join(" "));
  places.set(element, place);
  return place;
}

const canHaveText = (element: Element) => hasText(element) || element.matches("input, select, textarea");

const hasText = (element: Element) =>
  Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");

/**
 * The style sheets that stories add. Styled components' sheets are excluded: they grow from story to story, but never
 * change an existing class.
 */
const sheetsOf = (roots: readonly (Document | ShadowRoot)[]) =>
  roots
    .flatMap((root) => Array.from(root.querySelectorAll("style:not([data-styled]), link[rel=stylesheet]")))
    .map((sheet) => sheet.textContent || sheet.getAttribute("href"))
    .join(" ");
