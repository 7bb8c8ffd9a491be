import type { ProductEvidence } from "@gatehouse/contract";
import type { ProductWatch, ProductWatchOptions } from "./product-watch";

/** A product watch that loads with the first evidence against the product. Most pages never have any. */
export function lazyProductWatch(options: ProductWatchOptions): (evidence: ProductEvidence) => Promise<void> {
  let isServed = false;
  let loading: Promise<ProductWatch> | undefined;
  return async (evidence) => {
    isServed ||= evidence.kind === "match";
    if (isServed && loading === undefined) return;
    loading ??= import("./product-watch").then(({ createProductWatch }) => createProductWatch(options));
    try {
      await (await loading).onEvidence(evidence);
    } catch {
      // It could not be loaded: the next evidence tries again.
      loading = undefined;
    }
  };
}
