// The words a new area is drawn with: `orders` → orders, Orders, order, Order.
const capital = (word) => word[0].toUpperCase() + word.slice(1);

export function wordsOf(area) {
  // An area whose name is no plural (cart, support) still needs a word for one thing in it.
  const one = area.endsWith("s") ? area.slice(0, -1) : `${area}Item`;
  return { area, Area: capital(area), one, One: capital(one) };
}
