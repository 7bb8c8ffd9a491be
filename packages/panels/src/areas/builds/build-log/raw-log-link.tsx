import type { BuildKind } from "@gatehouse/contract/builds";
import { Button, ExternalIcon, VisuallyHidden } from "@gatehouse/design";
import type { ReactNode } from "react";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import type { BuildName } from "../build-detail/use-build";
import { buildsMessages } from "../builds.messages";

type RawLogName = BuildName & { readonly kind: BuildKind };

/** The address of the whole log on the server. Embedders that show builds on their own pages link to it, too. */
export function useRawLogHref({ kind, ...name }: RawLogName): string {
  const { client } = usePortal();
  return `${client.origin}/app${screenTarget<BuildKind>(kind, name).path}/raw/`;
}

/** Links to the whole log as plain text. */
export function RawLogLink(name: RawLogName): ReactNode {
  const texts = useMessages(buildsMessages);
  const href = useRawLogHref(name);
  return (
    <Button size="sm" variant="quiet" icon={<ExternalIcon />} href={href} target="_blank" rel="noopener">
      {texts.rawLog}
      <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
    </Button>
  );
}
