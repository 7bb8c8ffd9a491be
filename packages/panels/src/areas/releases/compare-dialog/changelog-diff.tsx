import { type Release, releases } from "@gatehouse/contract/releases";
import { SkeletonLines } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { joinQueries } from "../../../data/join-queries";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { LogDiff } from "../../../log/diff/log-diff";
import { logDiffMessages } from "../../../log/diff/portal-log-diff.messages";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { compareChangelogsMessages } from "./compare-changelogs.messages";
import { isOlder } from "./previous-release";

export interface ChangelogDiffProps {
  readonly release: Release;
  /** The tag of the other release. */
  readonly other: string;
}

/** The line differences between the changelogs of two releases, from older to newer. */
export function ChangelogDiff({ release, other: versionTag }: ChangelogDiffProps): ReactNode {
  const texts = useMessages(compareChangelogsMessages);
  const diffTexts = useMessages(logDiffMessages);
  const { locale } = usePortal();
  const other = useEndpoint(releases.get, { versionTag });
  // A list may leave changelogs out.
  const isListed = release.changelog === undefined;
  const fetched = useEndpoint(releases.get, { versionTag: release.tag_name }, { isEnabled: isListed });
  const self = isListed ? fetched : { ...fetched, data: release, error: null };
  const ownTexts = useMemo(
    () => ({
      ...diffTexts,
      diff: texts.changelogDifference,
      same: texts.sameChangelogs,
      reading: texts.readingChangelogs,
    }),
    [diffTexts, texts],
  );
  return (
    <Remote
      of={joinQueries({ self, other })}
      failure={texts.compareFailed(other.error === null ? release.tag_name : versionTag)}
      skeleton={<SkeletonLines widths={["62%", "48%", "71%", "55%"]} />}
    >
      {(found) => {
        const [before, after] = isOlder(found.other, found.self)
          ? [found.other, found.self]
          : [found.self, found.other];
        return (
          <LogDiff
            before={before.changelog ?? ""}
            after={after.changelog ?? ""}
            beforeLabel={before.tag_name}
            afterLabel={after.tag_name}
            hasTimes={false}
            isWrapped
            height="min(34em, 55vh)"
            texts={ownTexts}
            locale={locale}
          />
        );
      }}
    </Remote>
  );
}
