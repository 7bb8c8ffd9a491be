import { Badge, LegacyIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { downloadsMessages } from "./downloads.messages";

/** Marks a version that the portal's online features don't work with. */
export function LegacyBadge(): ReactNode {
  const texts = useMessages(downloadsMessages);
  return (
    <Badge icon={<LegacyIcon />} hint={texts.legacyHint}>
      {texts.legacy}
    </Badge>
  );
}
