/** How far the text of a control is from it at most: in a frame of both, and in the cell around that. */
const furthest = 3;

/** Selects a text where it is shown closest to an element, so that it can be copied by keys. Without one, nothing changes. */
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
