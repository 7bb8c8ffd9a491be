import type { ProductEvidence } from "@gatehouse/contract";
import { lazyModule } from "@gatehouse/design";
import type { ProductWatchOptions } from "./product-watch";

/**
 * A product watch that loads when the first evidence contradicts the product. Most pages never load it, because their
 * first response confirms the product. If loading fails, the evidence is lost and the next one retries.
 */
export function lazyProductWatch(options: ProductWatchOptions): (evidence: ProductEvidence) => Promise<void> {
  let state: "unknown" | "settled" | "doubted" = "unknown";
  const watch = lazyModule(() =>
    import("./product-watch").then(({ createProductWatch }) => createProductWatch(options)),
  );
  return async (evidence) => {
    if (state === "unknown") state = evidence.kind === "match" ? "settled" : "doubted";
    if (state === "settled") return;
    // Stay synchronous once loaded: the watch's own check produces evidence, and the watch must see it first.
    const loaded = watch.loaded() ?? (await watch.load().catch(() => undefined));
    await loaded?.onEvidence(evidence);
  };
}
