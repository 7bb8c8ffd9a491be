// Each function runs in the page through `evaluate`, so it can't use anything else in this file.

/**
 * The computed styles of the page's own elements, and the attributes of html and body. Styles that depend on the
 * panels' height are left out.
 */
export function hostLooks() {
  const heights = new Set(["height", "block-size", "perspective-origin", "transform-origin", "grid-template-rows"]);
  const own = Array.from(document.querySelectorAll("body, body *")).filter(
    (element) => !element.localName.startsWith("gatehouse-"),
  );
  const attributes = [document.documentElement, document.body].map((element) =>
    Array.from(element.attributes, ({ name, value }) => `${name}=${value}`),
  );
  return {
    attributes,
    children: document.body.children.length,
    styles: own.map((element) => {
      const style = getComputedStyle(element);
      return `${element.localName} ${Array.from(style)
        .filter((name) => !heights.has(name))
        .map((name) => `${name}:${style.getPropertyValue(name)}`)
        .join(";")}`;
    }),
  };
}

/** Positions of the page's own elements, and its scroll offset. */
export function hostPlaces() {
  const places = Array.from(document.querySelectorAll("body, body *"), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.localName} ${x} ${y} ${width} ${height}`;
  });
  return [...places, `${scrollX} ${scrollY}`];
}

/** Every element of the licenses panel with its position in it and its computed style, if visible. */
export function panelLooks() {
  const panel = document.querySelector("gatehouse-licenses")?.shadowRoot?.querySelector(".gh-panel");
  const origin = panel?.getBoundingClientRect();
  const isSeen = (name: string) => !/^--|^inset|^(?:top|right|bottom|left)$|tap-highlight|text-size-adjust/.test(name);
  return Array.from(panel?.querySelectorAll("*") ?? [], (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Positions inside an SVG are rounded inconsistently.
    const place =
      width === 0 || !(element instanceof HTMLElement)
        ? ""
        : [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map((value) => value.toFixed(2)).join(" ");
    return {
      element: `${element.localName} ${place}`,
      ...Object.fromEntries(
        Array.from(style)
          .filter(isSeen)
          .map((name) => [name, style.getPropertyValue(name)]),
      ),
    };
  });
}
