import { Panel, TabPanel, Tabs } from "@gatehouse/design";
import { keyframes, styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useId } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useListState } from "../../../navigation/use-list-state";
import { useMessages } from "../../../portal/messages";
import { downloadsMessages } from "../downloads.messages";
import { useNotices } from "../unpublished-notices/use-notices";
import { versionKinds } from "../version-kind";
import { VersionsTab } from "./versions-tab";

export interface DownloadsPanelProps {
  /**
   * The Ed25519 public key that releases must be signed with, in base64. Defaults to the product's key. Without either,
   * the server is trusted.
   */
  readonly releaseKey?: string;
}

/** The stable releases and the nightly builds, ten per page, each with its changelog and download. */
export const DownloadsPanel = memo(function DownloadsPanel(props: DownloadsPanelProps): ReactNode {
  return (
    <PortalPanel name="DownloadsPanel">
      <Content {...props} />
    </PortalPanel>
  );
});

const tabDefaults = { tab: "stable" };

function Content({ releaseKey }: DownloadsPanelProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const [{ tab }, setTab] = useListState("downloads", tabDefaults);
  const selected = versionKinds.find((kind) => kind === tab) ?? "stable";
  const tabsId = useId();
  const { notices, UnpublishedNotices, isSettled } = useNotices();
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
      {UnpublishedNotices && <UnpublishedNotices notices={notices} />}
      <Versions data-waiting={!isSettled || undefined}>
        <TabPanel tabsId={tabsId} tabId={selected}>
          <VersionsTab key={selected} kind={selected} releaseKey={releaseKey} />
        </TabPanel>
      </Versions>
    </Panel>
  );
}

const hide = keyframes`from, to { visibility: hidden; }`;

/* The notices come above the versions and would push them down, so these stay hidden briefly. */
const Versions = styled.div`
  &[data-waiting] { animation: ${hide} 1.5s !important; }
`;
