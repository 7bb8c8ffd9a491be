import { Panel, TabPanel, Tabs } from "@gatehouse/design";
import { memo, type ReactNode, useId } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useListState } from "../../../navigation/use-list-state";
import { useMessages } from "../../../portal/messages";
import { downloadsMessages } from "../downloads.messages";
import { versionKinds } from "../version-kind";
import { VersionsTab } from "./versions-tab";

/** The stable releases and the nightly builds, ten a page, with the changelog and the download of each. */
export const DownloadsPanel = memo(function DownloadsPanel(): ReactNode {
  return (
    <PortalPanel name="DownloadsPanel">
      <Content />
    </PortalPanel>
  );
});

const tabDefaults = { tab: "stable" };

function Content(): ReactNode {
  const texts = useMessages(downloadsMessages);
  const [{ tab }, setTab] = useListState("downloads", tabDefaults);
  const selected = versionKinds.find((kind) => kind === tab) ?? "stable";
  const tabsId = useId();
  return (
    <Panel
      label={texts.title}
      isFlush
      tabs={
        <Tabs
          id={tabsId}
          label={texts.title}
          tabs={versionKinds.map((kind) => ({ id: kind, label: texts.tabs[kind] }))}
          selectedId={selected}
          onSelect={(id) => setTab({ tab: id })}
        />
      }
    >
      <TabPanel tabsId={tabsId} tabId={selected}>
        <VersionsTab key={selected} kind={selected} />
      </TabPanel>
    </Panel>
  );
}
