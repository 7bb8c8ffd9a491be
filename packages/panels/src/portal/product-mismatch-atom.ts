import { atom } from "jotai";

/** The page and the server are set up for different products. */
export interface ProductMismatch {
  /** The id of the server's product, if known. */
  readonly served: string | undefined;
  /** The endpoints whose responses show it, such as `orders.list`. */
  readonly endpoints: readonly string[];
}

export const productMismatchAtom = atom<ProductMismatch | null>(null);
