import type { ProductEvidence } from "@gatehouse/contract";
import { lazyModule } from "@gatehouse/design";
import type { ProductWatchOptions } from "./product-watch";

/**
 * A product watch that loads when the first evidence speaks against the product. Most pages never have any: a first response
 * for the product settles it. Evidence whose watch cannot be fetched is lost, and the next one fetches it again.
 */
export function lazyProductWatch(options: ProductWatchOptions): (evidence: ProductEvidence) => Promise<void> {
  let state: "unknown" | "settled" | "doubted" = "unknown";
  const watch = lazyModule(() =>
    import("./product-watch").then(({ createProductWatch }) => createProductWatch(options)),
  );
  return async (evidence) => {
    if (state === "unknown") state = evidence.kind === "match" ? "settled" : "doubted";
    if (state === "settled") return;
    // At once when it is there: what it looks up is evidence itself, and it has to hear of it first.
    const loaded = watch.loaded() ?? (await watch.load().catch(() => undefined));
    await loaded?.onEvidence(evidence);
  };
}
