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
  const secondsLeft = useSecondsLeft(release);
  const isExpired = secondsLeft === 0;
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
        {texts.linkExpires(downloadLinkMinutes)}{" "}
        <span className="gh-nowrap">{texts.linkLeft(clockText(secondsLeft))}</span>
      </span>
    </>
  );
}

/** The whole seconds until the link expires. The time counts from the response with the link. */
function useSecondsLeft({ tag_name: versionTag }: Release): number {
  const { queryClient } = usePortal();
  const read = useCallback(() => {
    const receivedAt = queryClient.getQueryState(endpointKey(releases.get, { versionTag }))?.dataUpdatedAt ?? 0;
    return Math.max(0, Math.ceil((receivedAt - Date.now()) / 1_000) + downloadLinkMinutes * 60);
  }, [queryClient, versionTag]);
  const [secondsLeft, setSecondsLeft] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(read()), 1_000);
    return () => clearInterval(timer);
  }, [read]);
  return secondsLeft;
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
