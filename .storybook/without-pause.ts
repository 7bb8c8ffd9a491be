// Storybook pauses the animations of a story that has ended, for which each element is styled twice. Stories run with
// reduced motion, so there is nothing to pause.
document.head.appendChild = (node) => {
  if (node instanceof HTMLStyleElement && node.textContent.startsWith("*, *:before, *:after {")) node.media = "not all";
  return Node.prototype.appendChild.call(document.head, node) as typeof node;
};
