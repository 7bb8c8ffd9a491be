import { downloadLinkMinutes } from "@gatehouse/contract/downloads";
import { type Release, releases } from "@gatehouse/contract/releases";
import { Button, DownloadIcon, RefreshIcon } from "@gatehouse/design";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useFileAddress } from "../../../content/use-file-address";
import { endpointKey } from "../../../data/endpoint-key";
import { useMessages } from "../../../portal/messages";
import { usePanelVisible } from "../../../portal/panel-visibility";
import { usePortal } from "../../../portal/portal-context";
import { releaseMessages } from "../release.messages";

export interface DownloadLinkProps {
  readonly release: Release;
  readonly onExpired: () => Promise<unknown>;
}

/** The download of a release, with the time left until its link expires. An expired link is replaced by a new one. */
export function DownloadLink({ release, onExpired }: DownloadLinkProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const href = useFileAddress()(release.download_link);
  const leftMs = useTimeLeft(release);
  const isExpired = leftMs === 0;
  const isVisible = usePanelVisible();
  useEffect(() => {
    if (!isExpired || !isVisible || href === undefined) return;
    const renew = () => void (document.visibilityState === "visible" && onExpired());
    renew();
    document.addEventListener("visibilitychange", renew);
    return () => document.removeEventListener("visibilitychange", renew);
  }, [isExpired, isVisible, href, onExpired]);
  if (href === undefined) return <span className="gh-muted">{texts.downloadMissing}</span>;
  if (isExpired)
    return (
      <>
        <Button size="sm" icon={<RefreshIcon />} onPress={() => void onExpired()}>
          {texts.newLink}
        </Button>
        <span className="gh-small gh-muted">{texts.linkExpired}</span>
      </>
    );
  return (
    <>
      <Button size="sm" icon={<DownloadIcon />} href={href} target="_blank" rel="noopener">
        {texts.download}
      </Button>
      <span className="gh-small gh-muted">
        {texts.linkExpires(downloadLinkMinutes)} <span className="gh-nowrap">{texts.linkLeft(clockText(leftMs))}</span>
      </span>
    </>
  );
}

const secondMs = 1_000;
const lifeMs = downloadLinkMinutes * 60 * secondMs;

/** The milliseconds until the link expires, in whole seconds. The time counts from the response with the link. */
function useTimeLeft({ tag_name: versionTag }: Release): number {
  const { queryClient } = usePortal();
  const read = useCallback(() => {
    const receivedAt = queryClient.getQueryState(endpointKey(releases.get, { versionTag }))?.dataUpdatedAt ?? 0;
    return Math.max(0, Math.ceil((receivedAt + lifeMs - Date.now()) / secondMs) * secondMs);
  }, [queryClient, versionTag]);
  const [leftMs, setLeftMs] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(read()), secondMs);
    return () => clearInterval(timer);
  }, [read]);
  return leftMs;
}

function clockText(ms: number): string {
  const seconds = Math.floor(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
