import { isPortalError, type PortalClient, type ProductEvidence } from "@gatehouse/contract";
import { orders } from "@gatehouse/contract/orders";
import { atom, type createStore } from "jotai";
import type { PortalEvent } from "./events";
import { providerMessages } from "./provider.messages";
import { sessionAtom } from "./session";
import type { HostCalls } from "./setup/host-calls";

/** The server is for another product than the page. */
export interface ProductMismatch {
  /** The server's product by its id, where it is known. */
  readonly served: string | undefined;
  /** The calls that it concerns, such as `orders.list`. */
  readonly endpoints: readonly string[];
}

export const productMismatchAtom = atom<ProductMismatch | null>(null);

export interface ProductWatchOptions {
  readonly client: PortalClient;
  readonly store: ReturnType<typeof createStore>;
  readonly emit: (event: PortalEvent) => void;
  readonly host: Pick<HostCalls, "logOnce">;
}

/** Notices when the page and the server are set up for different products, and reports it once. */
export interface ProductWatch {
  /** Resolves when the evidence has been looked into. */
  onEvidence(evidence: ProductEvidence): Promise<void>;
}

/** Failures that pass: nothing can be concluded from them, and the next missing list is looked into anew. */
const passing = ["network", "timeout", "server", "throttled", "unauthenticated"] as const;

/** Watches the product of a client that passes its evidence on. */
export function createProductWatch({ client, store, emit, host }: ProductWatchOptions): ProductWatch {
  let isServed = false;
  let isReported = false;
  let looking: Promise<void> | undefined;

  function report(endpoint: string, served?: string): void {
    const before = store.get(productMismatchAtom);
    const endpoints = [...new Set([...(before?.endpoints ?? []), endpoint])];
    store.set(productMismatchAtom, { served: served ?? before?.served, endpoints });
    if (isReported) return;
    isReported = true;
    const configured = client.product.id;
    emit({ type: "product.mismatched", configured, served });
    host.logOnce(providerMessages.english.productMismatch(`the product "${configured}"`, served));
  }

  /** A server of the product may lack one list. The numbers of the orders name the product for certain. */
  async function look(endpoint: string): Promise<void> {
    let isOpen = false;
    try {
      await client.call(orders.list);
    } catch (error) {
      isOpen = !isPortalError(error) || isPortalError(error, ...passing);
    }
    // Where nothing of the API has answered, it is the API that is missing.
    if (!isServed && !isOpen && store.get(sessionAtom) === "active") report(endpoint, store.get(productMismatchAtom)?.served);
  }

  return {
    async onEvidence(evidence) {
      if (evidence.kind === "match") {
        isServed = true;
        store.set(productMismatchAtom, null);
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
