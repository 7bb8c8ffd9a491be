import type { BuildKind } from "@gatehouse/contract/builds";
import { Button, ExternalIcon, VisuallyHidden } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useScreenLinks } from "../../navigation/screen-link";
import { useMessages } from "../../portal/messages";
import type { BuildName } from "./build-detail/use-build";
import { buildsMessages } from "./builds.messages";

/** Where the whole log is, by the address of the build. */
export const rawLogHref = (buildHref: string): string => `${buildHref.replace(/\/$/, "")}/raw/`;

/** The link to the whole log as text: a page of the server, below the page of the build. */
export function RawLogLink({ kind, ...name }: BuildName & { readonly kind: BuildKind }): ReactNode {
  const texts = useMessages(buildsMessages);
  const { href } = useScreenLinks()(kind, name);
  return (
    <Button size="sm" variant="quiet" icon={<ExternalIcon />} href={rawLogHref(href)} target="_blank" rel="noopener">
      {texts.rawLog}
      <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
    </Button>
  );
}
