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

// What no style depends on, but differs from row to row and from one rendering to the next.
const unstyled = new Set(
  [
    "alt aria-activedescendant aria-controls aria-describedby aria-label aria-labelledby aria-owns aria-valuenow aria-valuetext",
    "data-key data-label datetime for href id max min name src srcset title value",
  ].flatMap((names) => names.split(" ")),
);

/** Numbers for places, so that a place is a short text: its parent's number and what the element itself has. */
const numbers = new Map<string, number>();

function numberOf(place: string): number {
  const number = numbers.get(place) ?? numbers.size;
  numbers.set(place, number);
  return number;
}

/**
 * Measuring contrast takes longer than all else that axe does, and the second row of a table has the colors of the first.
 * This marks, while `measure` runs, one of the elements that look alike: with the same tags, classes and states up to the
 * root, and under the same sheets. Adds the marked ones to `measured`, and marks none that is in it.
 */
export async function withUnlikeElements(
  measured: Set<number>,
  roots: readonly (Document | ShadowRoot)[],
  measure: () => Promise<axe.AxeResults>,
): Promise<axe.AxeResults> {
  const places = new Map<Element, number>();
  const marked = new Map<number, Element>();
  const page = numberOf(sheetsOf(roots));
  for (const element of roots.flatMap((root) => Array.from(root.querySelectorAll("*")))) {
    if (!canHaveText(element)) continue;
    const place = placeOf(element, places, page);
    if (!measured.has(place) && !marked.has(place)) marked.set(place, element);
  }
  for (const element of marked.values()) element.setAttribute(mark, "");
  const results = await measure();
  for (const element of marked.values()) element.removeAttribute(mark);
  const undecided = new Set<unknown>(results.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  for (const [place, element] of marked) if (!undecided.has(element)) measured.add(place);
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

/** Sheets that stories bring along. Those of styled components grow from story to story, and change no class. */
const sheetsOf = (roots: readonly (Document | ShadowRoot)[]) =>
  roots
    .flatMap((root) => Array.from(root.querySelectorAll("style:not([data-styled]), link[rel=stylesheet]")))
    .map((sheet) => sheet.textContent || sheet.getAttribute("href"))
    .join(" ");
