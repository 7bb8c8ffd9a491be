/**
 * Gives every element of a class `gh-…` the same name as a `part`, so that the page can style it through the shadow root.
 * Runs when the panel has drawn, before the browser paints; an unchanged poll changes no element and runs nothing.
 *
 * @returns what stops it.
 */
export function mirrorParts(shadow: ShadowRoot): () => void {
  const mirror = (element: Element) => {
    const parts = element.getAttribute("class")?.match(/(?<!\S)gh-\S+/g)?.join(" ");
    if (parts !== undefined && element.getAttribute("part") !== parts) element.setAttribute("part", parts);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && target instanceof Element) mirror(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        mirror(node);
        node.querySelectorAll("[class]").forEach(mirror);
      }
    }
  });
  observer.observe(shadow, { subtree: true, childList: true, attributeFilter: ["class"] });
  return () => observer.disconnect();
}
