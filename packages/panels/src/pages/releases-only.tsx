import type { ReactNode } from "react";
import { usePortal } from "../portal/portal-context";
import { NotFoundPage } from "./not-found-page";
import { Restricted } from "./restricted";

/** Restricts a page to users who may see releases, and to the portal's own product. */
export function ReleasesOnly({
  product,
  children,
}: {
  readonly product: string;
  readonly children: ReactNode;
}): ReactNode {
  const { client } = usePortal();
  if (product !== client.product.id) return <NotFoundPage />;
  return <Restricted to="releases.view">{children}</Restricted>;
}
