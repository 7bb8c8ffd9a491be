import { PageGrid, PageGridItem } from "@gatehouse/design";
import type { ReactNode } from "react";
import { LicenseStatusPanel } from "../areas/licenses";
import { useMessages } from "../provider/messages";
import { Page } from "./page";
import { pagesMessages } from "./pages.messages";

/**
 * `/`: how the viewer stands, then what is new. The order is the specification's (part 1 §2): licenses, projects over the
 * whole width, commits beside builds, the stable release beside the nightly build.
 */
export function DashboardPage(): ReactNode {
  const texts = useMessages(pagesMessages);
  return (
    <Page title={texts.dashboard}>
      <PageGrid>
        <PageGridItem>
          <LicenseStatusPanel hasListLink />
        </PageGridItem>
      </PageGrid>
    </Page>
  );
}
