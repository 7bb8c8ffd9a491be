// Storybook pauses the animations of a story that has ended, for which each element is styled twice. Stories run with
// reduced motion, so there is nothing to pause.
document.head.appendChild = (node) => {
  if (node instanceof HTMLStyleElement && node.textContent.startsWith("*, *:before, *:after {")) node.media = "not all";
  return Node.prototype.appendChild.call(document.head, node) as typeof node;
};

// In a browser without a window, nobody sees the pixels. The page is laid out and reports every style as usual, but
// transparent frames aren't drawn.
if (navigator.userAgent.includes("Headless"))
  (window.frameElement as HTMLElement | null)?.style.setProperty("opacity", "0");
