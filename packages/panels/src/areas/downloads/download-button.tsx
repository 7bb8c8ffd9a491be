import { hasNoFile, type Version } from "@gatehouse/contract/downloads";
import { Button, DownloadIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { downloadsMessages } from "./downloads.messages";
import { useDownload } from "./use-download";
import type { VersionKind } from "./version-kind";

export interface DownloadButtonProps {
  readonly kind: VersionKind;
  readonly version: Version;
  /** Whether the viewer's licenses allow it. */
  readonly isAllowed: boolean;
  readonly variant?: "primary" | "secondary";
  readonly size?: "sm";
  /** Whether the label names the version. Set it where nothing around the button does. */
  readonly namesVersion?: boolean;
}

/** Downloads a version, or explains why it can't be downloaded. */
export function DownloadButton({ kind, version, isAllowed, namesVersion, ...look }: DownloadButtonProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const { product } = usePortal().client;
  const { tag_name: versionTag } = version;
  const ofLicense = isAllowed ? undefined : texts.notAllowed(product.name);
  const disabledReason = hasNoFile(version) ? texts.noFile : ofLicense;
  const { isPending, download } = useDownload(kind, versionTag);
  return (
    <Button
      {...look}
      icon={<DownloadIcon />}
      aria-label={texts.downloadOf(versionTag)}
      isPending={isPending}
      onPress={download}
      {...(disabledReason !== undefined && { disabledReason })}
    >
      {namesVersion ? texts.downloadOf(versionTag) : texts.download}
    </Button>
  );
}
