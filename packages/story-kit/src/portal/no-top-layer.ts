/** Makes the browser like Firefox 124, without popovers, for a story's `beforeEach`. @returns a function that undoes it. */
export function hideTopLayer(): () => void {
  const { showPopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  return () => {
    HTMLElement.prototype.showPopover = showPopover;
  };
}
