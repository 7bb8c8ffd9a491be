import type { MessageSet } from "./messages";
import type { mismatchMessages } from "./product-mismatch.messages";
import type { SharedValue } from "./shared-state";

/** Describes a page and a server that are set up for different products. */
export interface ProductMismatch {
  /** The id of the server's product, if known. */
  readonly served: string | undefined;
  /** The endpoints whose responses revealed it, such as `orders.list`. */
  readonly endpoints: readonly string[];
  /** The text of the banner. It loads with the watch. */
  readonly messages: MessageSet<MismatchTexts>;
}

export type MismatchTexts = (typeof mismatchMessages)["english"];

export const sharedMismatch: SharedValue<ProductMismatch | null> = { initial: () => null };
