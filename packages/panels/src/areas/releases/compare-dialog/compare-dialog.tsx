import type { Release } from "@gatehouse/contract/releases";
import { Button, IdentifiedText, SkeletonLines } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import { useMessages } from "../../../portal/messages";
import { ChangelogDiff } from "./changelog-diff";
import { ChooseRelease } from "./choose-release";
import { compareChangelogsMessages } from "./compare-changelogs.messages";
import { useComparable } from "./use-comparable";

export interface CompareDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}

/** Compares the changelog of a release with that of another one, line by line. */
export function CompareDialog({ release, onClose }: CompareDialogProps): ReactNode {
  const texts = useMessages(compareChangelogsMessages);
  const [chosen, setChosen] = useState<string>();
  const comparable = useComparable(release);
  const other = chosen ?? comparable.initial?.tag_name;
  return (
    <Dialog
      title={<IdentifiedText ids={[release.tag_name]}>{texts.compareTitle(release.tag_name)}</IdentifiedText>}
      size="xl"
      onClose={onClose}
      footer={<Button onPress={onClose}>{texts.compareClose}</Button>}
    >
      <Remote
        of={comparable.query}
        failure={texts.compareFailedList}
        skeleton={<SkeletonLines widths={["30%", "62%", "48%", "71%"]} />}
      >
        {() =>
          other === undefined ? (
            <p className="gh-muted">{texts.nothingToCompare}</p>
          ) : (
            <div className="gh-stack">
              <ChooseRelease {...comparable} chosen={other} onChoose={setChosen} />
              <ChangelogDiff key={other} release={release} other={other} />
            </div>
          )
        }
      </Remote>
    </Dialog>
  );
}
