import { PageGrid, PageGridItem } from "@gatehouse/design";
import type { ReactNode } from "react";
import { downloadsMessages, DownloadsPanel, LatestReleaseCard } from "../areas/downloads";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/downloads`: the latest release and nightly build side by side, then lists of both. */
export const DownloadsPage = /* @__PURE__ */ guarded("DownloadsPage", function DownloadsPage(): ReactNode {
  const texts = useMessages(downloadsMessages);
  return (
    <Page title={texts.title}>
      <PageGrid>
        <PageGridItem span="half">
          <LatestReleaseCard kind="stable" />
        </PageGridItem>
        <PageGridItem span="half">
          <LatestReleaseCard kind="nightly" />
        </PageGridItem>
        <PageGridItem>
          <DownloadsPanel />
        </PageGridItem>
      </PageGrid>
    </Page>
  );
});
