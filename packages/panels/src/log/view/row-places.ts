/** A place in the text of a row. */
export interface RowPlace {
  readonly row: number;
  /** In characters. */
  readonly column: number;
}

/** A place in the document. */
export type Point = readonly [node: Node, offset: number];

const drawnRows = (box: Element) => [...box.querySelectorAll<HTMLElement>(":scope > [data-at]")];
const rowOf = (element: HTMLElement) => Number(element.dataset["at"]);
const textOf = (element: Element) => element.querySelector(".gh-log-text") ?? element;

/** The row position of a point in the document. Undefined for a point outside the rows. */
export function placeOf(box: Element, [node, offset]: Point): RowPlace | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const drawn = element?.closest<HTMLElement>("[data-at]");
  if (!drawn || !box.contains(drawn)) return undefined;
  const text = textOf(drawn);
  const before = document.createRange();
  before.selectNodeContents(text);
  // A point before the text, such as in the line's number, is at its start, and one after it at its end.
  if (before.comparePoint(node, offset) < 0) return { row: rowOf(drawn), column: 0 };
  if (text.contains(node)) before.setEnd(node, offset);
  return { row: rowOf(drawn), column: before.toString().length };
}

/** The point of a place: in its row, or at the edge of the drawn rows if it is not drawn. */
export function pointOf(box: Element, { row, column }: RowPlace): Point | undefined {
  const rows = drawnRows(box);
  const at = rows.find((element) => rowOf(element) >= row);
  const last = rows.at(-1);
  if (at) return pointIn(textOf(at), rowOf(at) === row ? column : 0);
  return last && pointIn(textOf(last), Number.POSITIVE_INFINITY);
}

/** Whether the row of a place is drawn. */
export const isDrawn = (box: Element, { row }: RowPlace): boolean => drawnRows(box).some((one) => rowOf(one) === row);

function pointIn(text: Element, column: number): Point {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let left = column;
  let last: Point = [text, 0];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node as Text;
    if (left <= length) return [node, left];
    left -= length;
    last = [node, length];
  }
  return last;
}
