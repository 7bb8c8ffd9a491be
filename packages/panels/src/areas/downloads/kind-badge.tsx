import { Badge, MoonIcon, SuccessIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { downloadsMessages } from "./downloads.messages";
import type { VersionKind } from "./version-kind";

/** Shows which list a version is in. */
export function KindBadge({ kind }: { readonly kind: VersionKind }): ReactNode {
  const texts = useMessages(downloadsMessages);
  const isStable = kind === "stable";
  return (
    <Badge tone={isStable ? "success" : "neutral"} icon={isStable ? <SuccessIcon /> : <MoonIcon />}>
      {texts.badges[kind]}
    </Badge>
  );
}
