/** How many ancestors to search: the frame of both, and the cell around it. */
const furthest = 3;

/**
 * Selects the occurrence of a text closest to an element, so that users can copy it with the keyboard. Does nothing if
 * there is none.
 */
export function selectTextNear(element: Element, text: string): void {
  let around = element.parentElement;
  for (let at = 0; at < furthest && around !== null; at += 1, around = around.parentElement) {
    const nodes = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      const start = node.nodeValue?.indexOf(text) ?? -1;
      if (start < 0 || node.parentElement?.closest("[role=status]") != null) continue;
      document.getSelection()?.setBaseAndExtent(node, start, node, start + text.length);
      return;
    }
  }
}
