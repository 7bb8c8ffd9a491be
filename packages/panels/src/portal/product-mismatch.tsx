import { Banner } from "@gatehouse/design";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { productMismatchAtom } from "./product-watch";
import { providerMessages } from "./provider.messages";

/** Tells users that the page and the server are set up for different products. */
export function ProductMismatchBanner(): ReactNode {
  const { store, client } = usePortal();
  const messages = useMessages(providerMessages);
  const served = useAtomValue(productMismatchAtom, { store })?.served;
  return <Banner tone="danger">{messages.productMismatch(client.product.name, served)}</Banner>;
}

/** The same sentence for a panel whose request failed because of it. Undefined for other requests. */
export function useProductMismatch(endpoint: string | undefined): string | undefined {
  const { store, client } = usePortal();
  const messages = useMessages(providerMessages);
  const mismatch = useAtomValue(productMismatchAtom, { store });
  if (mismatch === null || endpoint === undefined || !mismatch.endpoints.includes(endpoint)) return undefined;
  return messages.productMismatch(client.product.name, mismatch.served);
}
