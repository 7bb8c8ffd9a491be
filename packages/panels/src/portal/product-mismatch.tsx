import { Banner } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { providerMessages } from "./provider.messages";
import { sharedMismatch } from "./shared-mismatch";
import { useShared } from "./use-shared";

/** Tells users that the page and the server are set up for different products. */
export function ProductMismatchBanner(): ReactNode {
  const { client } = usePortal();
  const messages = useMessages(providerMessages);
  const served = useShared(sharedMismatch)?.served;
  return <Banner tone="danger">{messages.productMismatch(client.product.name, served)}</Banner>;
}

/** The same sentence for a panel whose request failed because of it. Undefined for other requests. */
export function useProductMismatch(endpoint: string | undefined): string | undefined {
  const { client } = usePortal();
  const messages = useMessages(providerMessages);
  const mismatch = useShared(sharedMismatch);
  if (mismatch === null || endpoint === undefined || !mismatch.endpoints.includes(endpoint)) return undefined;
  return messages.productMismatch(client.product.name, mismatch.served);
}
