import type { MessageSet } from "./messages";
import type { mismatchMessages } from "./product-mismatch.messages";
import type { SharedValue } from "./shared-state";

/** The page and the server are set up for different products. */
export interface ProductMismatch {
  /** The id of the server's product, if known. */
  readonly served: string | undefined;
  /** The endpoints whose responses show it, such as `orders.list`. */
  readonly endpoints: readonly string[];
  /** The sentence that says so, which loads with the watch that has found it. */
  readonly messages: MessageSet<MismatchTexts>;
}

export type MismatchTexts = (typeof mismatchMessages)["english"];

export const sharedMismatch: SharedValue<ProductMismatch | null> = { initial: () => null };
