export { CartPage as CartRoute } from "@gatehouse/panels/pages";
