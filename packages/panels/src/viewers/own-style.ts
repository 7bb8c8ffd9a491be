type StyleRoot = Document | ShadowRoot;

/** How many viewers use each style, by document or shadow root. */
const counts = new WeakMap<StyleRoot, Map<string, number>>();
/** Sheets by document. A root accepts only sheets of its own document, which may be another window's. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Applies a viewer's styles without a styling library. Use the returned function as the ref of the viewer's outermost
 * element. It keeps the styles in the document or shadow root around it while one of its viewers is there. Sheets made
 * in script need no nonce.
 */
export function ownStyle(style: string): (element: Element | null) => void {
  let root: StyleRoot | undefined;
  let observer: ResizeObserver | undefined;
  const moveTo = (next: StyleRoot | undefined) => {
    if (next !== root) {
      if (root) count(root, style, -1);
      if (next) count(next, style, 1);
      root = next;
    }
    // A shadow root that has moved to another document has lost its sheets.
    if (root) adopt(root, style);
  };
  return (element) => {
    observer?.disconnect();
    if (!element) return moveTo(undefined);
    const settle = () => moveTo(rootOf(element) ?? root ?? element.ownerDocument);
    settle();
    // A viewer that moves to a root without its styles changes size, so the observer adds them before the next paint.
    observer = new ResizeObserver(settle);
    observer.observe(element);
  };
}

/** Undefined while the element is in no document. */
function rootOf(element: Element): StyleRoot | undefined {
  const root = element.getRootNode();
  return "adoptedStyleSheets" in root ? (root as StyleRoot) : undefined;
}

function count(root: StyleRoot, style: string, by: 1 | -1): void {
  const known = counts.get(root) ?? new Map<string, number>();
  counts.set(root, known);
  const left = (known.get(style) ?? 0) + by;
  known.set(style, left);
  if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== sheetOf(root, style));
}

function adopt(root: StyleRoot, style: string): void {
  const sheet = sheetOf(root, style);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function sheetOf(root: StyleRoot, style: string): CSSStyleSheet | undefined {
  const page = root.ownerDocument ?? (root as Document);
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!known.has(style) && Sheet) {
    const sheet = new Sheet();
    sheet.replaceSync(style);
    known.set(style, sheet);
  }
  return known.get(style);
}
