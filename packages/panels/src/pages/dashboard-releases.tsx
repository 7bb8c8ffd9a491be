import { PageGridItem } from "@gatehouse/design";
import type { ReactNode } from "react";
import { LatestReleaseCard } from "../areas/downloads";

/** The dashboard's last row. It lies below what a screen shows first, so its code comes later. */
export function DashboardReleases(): ReactNode {
  return (
    <>
      <PageGridItem span="half">
        <LatestReleaseCard kind="stable" />
      </PageGridItem>
      <PageGridItem span="half">
        <LatestReleaseCard kind="nightly" />
      </PageGridItem>
    </>
  );
}
