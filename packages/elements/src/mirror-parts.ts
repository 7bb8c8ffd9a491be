/**
 * Copies each `gh-…` class to `part`, so that the page can style the panel inside the shadow root. Runs after each
 * change of the panel, before the browser paints.
 *
 * @returns a function that stops it.
 */
export function mirrorParts(shadow: ShadowRoot): () => void {
  const mirror = (element: Element) => {
    const parts = element
      .getAttribute("class")
      ?.match(/(?<!\S)gh-\S+/g)
      ?.join(" ");
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
