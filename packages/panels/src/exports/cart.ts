export { CartButton } from "../areas/cart/cart-button/cart-button";
export { cartButtonMessages } from "../areas/cart/cart-button/cart-button.messages";
export { CartPanel } from "../areas/cart/cart-panel/cart-panel";
export { cartMessages } from "../areas/cart/cart.messages";
