/** Makes the browser's storage full, for a story's `beforeEach`. @returns a function that undoes it. */
export function fillStorage(): () => void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  return () => {
    Storage.prototype.setItem = setItem;
  };
}
