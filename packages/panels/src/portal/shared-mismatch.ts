import type { SharedValue } from "./shared-state";

/** The page and the server are set up for different products. */
export interface ProductMismatch {
  /** The id of the server's product, if known. */
  readonly served: string | undefined;
  /** The endpoints whose responses show it, such as `orders.list`. */
  readonly endpoints: readonly string[];
}

export const sharedMismatch: SharedValue<ProductMismatch | null> = { initial: () => null };
