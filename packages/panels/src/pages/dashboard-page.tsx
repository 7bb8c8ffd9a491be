import { lazyModule, PageGrid, PageGridItem, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useEffect } from "react";
import { useCapabilities } from "../access/session/use-capabilities";
import { LatestBuildsCard } from "../areas/builds";
import { LicenseStatusPanel, NeedsAttentionPanel } from "../areas/licenses";
import { LatestCommitsCard, LatestProjectsCard } from "../areas/projects";
import { useNavigation } from "../navigation/navigation-context";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { guarded } from "../portal/setup/panel-guard";
import { useShared } from "../portal/use-shared";
import { Page } from "./page";
import { pagesMessages } from "./pages.messages";

// If this code can't load, show no error: the rest of the dashboard reports a lost connection.
const dashboardReleases = lazyModule(() => import("./dashboard-releases"));

/**
 * `/`: items that need attention, the license status, projects at full width, commits beside builds, and the stable
 * release beside the nightly build. Users who only work in the back office are redirected there.
 */
export const DashboardPage = /* @__PURE__ */ guarded("DashboardPage", function DashboardPage(): ReactNode {
  const texts = useMessages(pagesMessages);
  const { client, gate, store } = usePortal();
  const navigation = useNavigation();
  const releases = useLazyModule(dashboardReleases, true);
  const leaves = useCapabilities().has("management.only");
  const access = useShared(gate.state);
  useEffect(() => {
    let isHere = leaves && access === "open";
    // The gate reports "open" until its first responses arrive, so check again then.
    void gate.isKnown()?.then(() => {
      if (isHere && store.get(gate.state) === "open") navigation.leave(`${client.origin}/management/`);
    });
    return () => {
      isHere = false;
    };
  }, [leaves, access, navigation, client, gate, store]);
  if (leaves) return null;
  return (
    <Page title={texts.dashboard} tour="dashboard">
      <PageGrid>
        <PageGridItem>
          <NeedsAttentionPanel />
        </PageGridItem>
        <PageGridItem>
          <LicenseStatusPanel hasListLink />
        </PageGridItem>
        <PageGridItem>
          <LatestProjectsCard />
        </PageGridItem>
        <PageGridItem span="half-table">
          <LatestCommitsCard />
        </PageGridItem>
        <PageGridItem span="half-table">
          <LatestBuildsCard />
        </PageGridItem>
        {releases && <releases.DashboardReleases />}
      </PageGrid>
    </Page>
  );
});
