/** The number of lines on which an element's text stands, or the first occurrence of a part of it. */
export function linesOf(element: Element, part: string = element.textContent): number {
  const start = withSpaces(element.textContent).indexOf(withSpaces(part));
  if (start === -1) throw new Error(`“${part}” isn't in “${element.textContent}”.`);
  const range = document.createRange();
  range.setStart(...placeIn(element, start));
  range.setEnd(...placeIn(element, start + part.length));
  const boxes = Array.from(range.getClientRects()).sort((one, other) => one.top - other.top);
  let [count, bottom] = [0, Number.NEGATIVE_INFINITY];
  for (const box of boxes) {
    if (box.top >= bottom - box.height / 2) count += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return count;
}

/** Text in which a no-break space is a space, at the same offsets. */
const withSpaces = (text: string) => text.replaceAll("\u00a0", " ");

/** The text node and offset of a character's end, counted in the whole element. */
function placeIn(element: Element, offset: number): [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { length } = node.nodeValue ?? "";
    if (left <= length) return [node, left];
    left -= length;
  }
  return [element, 0];
}
