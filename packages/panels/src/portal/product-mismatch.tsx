import { Banner } from "@gatehouse/design";
import type { ReactNode } from "react";
import { type MessageSet, useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { type MismatchTexts, sharedMismatch } from "./shared-mismatch";
import { useShared } from "./use-shared";

/** Shows users that the page and the server are set up for different products. */
export function ProductMismatchBanner(): ReactNode {
  return <Banner tone="danger">{useMismatchText()}</Banner>;
}

/** The banner's text, for a panel whose request failed because of the mismatch. Undefined for other requests. */
export function useProductMismatch(endpoint: string | undefined): string | undefined {
  const text = useMismatchText();
  const isAffected = useShared(sharedMismatch, (mismatch) => mismatch?.endpoints.some((one) => one === endpoint));
  return isAffected ? text : undefined;
}

function useMismatchText(): string | undefined {
  const { client } = usePortal();
  const mismatch = useShared(sharedMismatch);
  const texts = useMessages<Partial<MismatchTexts>>(mismatch?.messages ?? none);
  return texts.productMismatch?.(client.product.name, mismatch?.served);
}

const none: MessageSet<Partial<MismatchTexts>> = { namespace: "", english: {} };
