import { GateIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { shellMessages } from "./shell.messages";

/** The product's name at the top of the host's frame. */
export function Brand(): ReactNode {
  const { client } = usePortal();
  const texts = useMessages(shellMessages);
  return (
    <>
      <GateIcon />
      <span title={client.product.name}>
        {client.product.name} <span className="gh-brand-sub">{texts.portal}</span>
      </span>
    </>
  );
}
