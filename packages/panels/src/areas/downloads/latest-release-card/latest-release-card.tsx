import type { Version } from "@gatehouse/contract/downloads";
import { Button, CopyButton, Identifier, Panel, SkeletonLines, StateMessage } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { FailureLine } from "../../../data/failure-line";
import { Remote } from "../../../data/remote";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { DownloadButton } from "../download-button";
import { ChangelogDialog } from "../downloads.dialogs";
import { downloadsMessages } from "../downloads.messages";
import { latestPollMs } from "../downloads.polling";
import { KindBadge } from "../kind-badge";
import { LegacyBadge } from "../legacy-badge";
import { useNewestVersion } from "../use-newest-version";
import { VerifyButton } from "../verify-button";
import type { VersionKind } from "../version-kind";

export interface LatestReleaseCardProps {
  /** The list whose newest version is shown. */
  readonly kind: VersionKind;
  /**
   * The Ed25519 public key that releases must be signed with, in base64. Defaults to the product's key. Without either,
   * the server is trusted.
   */
  readonly releaseKey?: string;
}

/**
 * The newest stable release or nightly build, with its download and changelog. Renders nothing if there is no nightly
 * build.
 */
export const LatestReleaseCard = memo(function LatestReleaseCard(props: LatestReleaseCardProps): ReactNode {
  return (
    <PortalPanel name="LatestReleaseCard" about={{ kind: props.kind }}>
      <Content {...props} />
    </PortalPanel>
  );
});

function Content({ kind, releaseKey }: LatestReleaseCardProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const { product } = usePortal().client;
  const latest = useNewestVersion(kind, { pollMs: latestPollMs });
  const version = latest.data?.version;
  const format = useFormat();
  if (kind === "nightly" && latest.data !== undefined && version === undefined) return null;
  return (
    <Panel
      title={texts.latest[kind]}
      data-tour={`latest-${kind}`}
      actions={
        version && <span className="gh-small gh-muted">{format.showDate(version.created_at, texts.releasedOn)}</span>
      }
    >
      <Remote
        of={latest}
        failure={texts.failed(product.name)}
        failed={FailureLine}
        skeleton={
          <Waiting>
            <SkeletonLines widths={["30%", "45%", "80%"]} />
          </Waiting>
        }
        empty={{
          when: ({ version: newest }) => newest === undefined,
          show: <StateMessage kind="empty" title={texts.empty[kind]} />,
        }}
      >
        {() => version && <Latest kind={kind} version={version} releaseKey={releaseKey} />}
      </Remote>
    </Panel>
  );
}

type LatestProps = LatestReleaseCardProps & { readonly version: Version };

function Latest({ kind, version, releaseKey }: LatestProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { tag_name: versionTag, size, sha256 } = version;
  return (
    <Frame className="gh-release">
      <div className="gh-release-name">
        <Identifier>{versionTag}</Identifier>
        <KindBadge kind={kind} />
        {!version["my_{product}_supported"] && <LegacyBadge />}
      </div>
      <div className="gh-release-actions">
        <DownloadButton kind={kind} version={version} isAllowed variant={kind === "stable" ? "primary" : "secondary"} />
        <Button variant="quiet" aria-label={texts.changelogOf(versionTag)} onPress={() => setOpen(true)}>
          {texts.changelog}
        </Button>
        {size != null && (
          <span className="gh-small gh-muted">
            {size < 1_000_000
              ? texts.kilobytes(format.number(Math.ceil(size / 1_000)))
              : texts.megabytes(format.number(Math.ceil(size / 10_000) / 100))}
          </span>
        )}
      </div>
      {sha256 != null && (
        <div className="gh-release-digest">
          <span className="gh-small gh-muted">{texts.sha256}</span>
          <code>{sha256}</code>
          <CopyButton value={sha256} name={texts.copySha256(versionTag)} />
          <VerifyButton version={version} releaseKey={releaseKey} />
        </div>
      )}
      {isOpen && <ChangelogDialog kind={kind} versionTag={versionTag} onClose={() => setOpen(false)} />}
    </Frame>
  );
}

/* As tall as a release with a checksum, so that the versions below don't move. */
const Waiting = styled.div`
  min-height: 7.75em;
`;

const Frame = styled.div`
  display: grid;
  gap: var(--gh-space-3);
  min-width: 0;
  .gh-release-name { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2) var(--gh-space-3); }
  .gh-release-name > .gh-id { font-size: var(--gh-type-xl); font-weight: var(--gh-weight-strong); }
  .gh-release-actions { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2); }
  .gh-release-digest { display: flex; align-items: center; gap: var(--gh-space-2); min-width: 0; }
  .gh-release-digest code { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); }
`;
