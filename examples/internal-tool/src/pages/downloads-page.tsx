import { DownloadsPanel, LatestReleaseCard } from "@gatehouse/panels/downloads";
import type { ReactNode } from "react";

export function DownloadsPage(): ReactNode {
  return (
    <>
      <LatestReleaseCard kind="stable" />
      <DownloadsPanel />
    </>
  );
}
