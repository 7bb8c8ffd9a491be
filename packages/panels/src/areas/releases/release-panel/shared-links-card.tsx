import { releases, type SharedLink } from "@gatehouse/contract/releases";
import { Panel, SkeletonLines } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { FailureLine } from "../../../data/failure-line";
import { Remote } from "../../../data/remote";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { useMessages } from "../../../portal/messages";
import { releaseMessages } from "../release.messages";
import { RevokeLinkDialog } from "../releases.dialogs";
import { releasePollMs } from "../releases.polling";
import { SharedLinks } from "./shared-links";

/** The temporary links to a release that still work. Renders nothing if the server can't list them. */
export function SharedLinksCard({ versionTag }: { readonly versionTag: string }): ReactNode {
  const texts = useMessages(releaseMessages);
  const [revoked, setRevoked] = useState<SharedLink>();
  const links = useOptionalEndpoint(releases.listSharedLinks, { versionTag }, { pollMs: releasePollMs });
  if (links.isMissing) return null;
  return (
    <Panel title={texts.links} isFlush={Boolean(links.data?.results.length)}>
      <Remote
        of={links}
        failure={texts.failedLinks}
        failed={FailureLine}
        skeleton={<SkeletonLines widths={["60%"]} />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="gh-muted">{texts.noLinks}</p>,
        }}
      >
        {({ results }) => <SharedLinks links={results} onRevoke={setRevoked} />}
      </Remote>
      {revoked && <RevokeLinkDialog versionTag={versionTag} link={revoked} onClose={() => setRevoked(undefined)} />}
    </Panel>
  );
}
