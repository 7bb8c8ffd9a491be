import { isPortalError, type PortalClient, type ProductEvidence } from "@gatehouse/contract";
import { orders } from "@gatehouse/contract/orders";
import type { PortalEvent } from "./events";
import { mismatchMessages } from "./product-mismatch.messages";
import { sharedSession } from "./session";
import type { HostCalls } from "./setup/host-calls";
import { sharedMismatch } from "./shared-mismatch";
import type { SharedStore } from "./shared-state";

export interface ProductWatchOptions {
  readonly client: PortalClient;
  readonly store: SharedStore;
  readonly emit: (event: PortalEvent) => void;
  readonly host: Pick<HostCalls, "logOnce">;
}

/** Notices when the page and the server are set up for different products, and reports it once. */
export interface ProductWatch {
  /** Resolves when the evidence has been checked. */
  onEvidence(evidence: ProductEvidence): Promise<void>;
}

/** Temporary failures prove nothing, so the next missing list is checked again. */
const passing = ["network", "timeout", "server", "throttled", "unauthenticated"] as const;

/** Watches the evidence of a client's responses. */
export function createProductWatch({ client, store, emit, host }: ProductWatchOptions): ProductWatch {
  let isServed = false;
  let isReported = false;
  let looking: Promise<void> | undefined;

  function report(endpoint: string, served?: string): void {
    const before = store.get(sharedMismatch);
    const endpoints = [...new Set([...(before?.endpoints ?? []), endpoint])];
    store.set(sharedMismatch, { served: served ?? before?.served, endpoints, messages: mismatchMessages });
    if (isReported) return;
    isReported = true;
    const configured = client.product.id;
    emit({ type: "product.mismatched", configured, served });
    host.logOnce(mismatchMessages.english.productMismatch(`the product "${configured}"`, served));
  }

  /** A server for the right product can lack one list. The field names of orders reveal its product. */
  async function look(endpoint: string): Promise<void> {
    let isOpen = false;
    try {
      await client.call(orders.list);
    } catch (error) {
      isOpen = !isPortalError(error) || isPortalError(error, ...passing);
    }
    // If no response matched the product, the API itself is missing.
    if (!isServed && !isOpen && store.get(sharedSession) === "active")
      report(endpoint, store.get(sharedMismatch)?.served);
  }

  return {
    async onEvidence(evidence) {
      if (evidence.kind === "match") {
        isServed = true;
        store.set(sharedMismatch, null);
      } else if (isServed) return;
      else if (evidence.kind === "other") report(evidence.endpoint, evidence.served);
      else if (isReported) report(evidence.endpoint);
      else {
        looking ??= look(evidence.endpoint).finally(() => {
          looking = undefined;
        });
        await looking;
      }
    },
  };
}
