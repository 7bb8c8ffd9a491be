import { PageGridItem } from "@gatehouse/design";
import type { ReactNode } from "react";
import { LatestReleaseCard } from "../areas/downloads";

/** The dashboard's last row. It is below the fold, so its code loads later. */
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
