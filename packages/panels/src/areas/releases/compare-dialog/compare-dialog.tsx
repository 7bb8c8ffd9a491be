import { type Release, releases } from "@gatehouse/contract/releases";
import { Button, NativeSelect, SkeletonLines } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { ChangelogDiff } from "./changelog-diff";
import { compareChangelogsMessages } from "./compare-changelogs.messages";
import { isStable, otherReleases, previousRelease } from "./previous-release";

export interface CompareDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}

// As many as a page holds.
const newest = { query: { page: 1, page_size: 100 } } as const;

/** Compares the changelog of a release with that of another one, line by line. */
export function CompareDialog({ release, onClose }: CompareDialogProps): ReactNode {
  const texts = useMessages(compareChangelogsMessages);
  const [chosen, setChosen] = useState<string>();
  const list = useEndpoint(releases.list, newest);
  return (
    <Dialog
      title={texts.compareTitle(release.tag_name)}
      size="xl"
      onClose={onClose}
      footer={<Button onPress={onClose}>{texts.compareClose}</Button>}
    >
      <Remote
        of={list}
        failure={texts.compareFailedList}
        skeleton={<SkeletonLines widths={["30%", "62%", "48%", "71%"]} />}
      >
        {({ results }) => {
          const others = otherReleases(results, release);
          const other = others.find(({ tag_name: tag }) => tag === chosen) ?? previousRelease(others, release);
          if (other === undefined) return <p className="gh-muted">{texts.nothingToCompare}</p>;
          return (
            <div className="gh-stack">
              <NativeSelect
                label={texts.compareWith}
                size="sm"
                value={other.tag_name}
                options={others.map((one) => ({
                  value: one.tag_name,
                  label: isStable(one) ? texts.stableTag(one.tag_name) : one.tag_name,
                }))}
                onChange={setChosen}
              />
              <ChangelogDiff key={other.tag_name} release={release} other={other.tag_name} />
            </div>
          );
        }}
      </Remote>
    </Dialog>
  );
}
