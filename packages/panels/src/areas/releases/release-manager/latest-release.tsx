import { downloads } from "@gatehouse/contract/downloads";
import { Identifier, Panel, SkeletonLines } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { FailureLine } from "../../../data/failure-line";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useNow } from "../../../data/use-now";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { ReleaseBadges } from "../release-badges";
import { releasesMessages } from "../releases.messages";
import { releasePollMs } from "../releases.polling";
import { useReleaseLinks } from "../use-release-target";

const newest = { query: { page: 1, page_size: 1 } } as const;

/** The newest stable release or nightly build, as customers see it. */
export function LatestRelease({ kind }: { readonly kind: "stable" | "nightly" }): ReactNode {
  const texts = useMessages(releasesMessages);
  const format = useFormat();
  const links = useReleaseLinks();
  const { product } = usePortal().client;
  const nowMs = useNow();
  const isStable = kind === "stable";
  const versions = useEndpoint(isStable ? downloads.listStable : downloads.listNightly, newest, {
    pollMs: releasePollMs,
  });
  const [version] = newestFirst(versions.data?.results ?? [], ({ created_at: time }) => time, 1);
  return (
    <Panel title={isStable ? texts.latestStable : texts.latestNightly}>
      <Remote
        of={versions}
        failure={texts.failedLatest(product.name)}
        failed={FailureLine}
        skeleton={<SkeletonLines widths={["30%", "45%"]} />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="gh-muted">{isStable ? texts.noStable : texts.noNightly}</p>,
        }}
      >
        {() =>
          version && (
            <Facts>
              <span className="gh-badges">
                <Identifier {...links(version.tag_name)}>{version.tag_name}</Identifier>
                {/* The customers' list doesn't contain approval requests. */}
                <ReleaseBadges release={{ ...version, pending_approval: false }} nowMs={nowMs} />
              </span>
              <span className="gh-small gh-muted">{format.showTime(version.created_at, texts.createdOn)}</span>
            </Facts>
          )
        }
      </Remote>
    </Panel>
  );
}

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--gh-space-1) var(--gh-space-4);
`;
