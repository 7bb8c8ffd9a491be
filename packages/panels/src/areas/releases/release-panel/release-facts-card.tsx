import type { Release } from "@gatehouse/contract/releases";
import { Button, Details, DetailsSkeleton, Identifier, Loading, OnOff, Panel, ShareIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import type { AskedAct } from "../dialogs/use-release-act";
import { releaseMessages } from "../release.messages";
import { DownloadLink } from "./download-link";
import type { ReleaseActs } from "./use-release-acts";

export interface ReleaseFactsCardProps {
  /** Undefined while it loads. */
  readonly release: Release | undefined;
  readonly acts: ReleaseActs;
  /** Refetches the release to get another download link. */
  readonly onExpired: () => Promise<unknown>;
}

/** The facts of a release, each with its actions. */
export function ReleaseFactsCard({ release, acts, onExpired }: ReleaseFactsCardProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const terms = [texts.tagName, texts.created, texts.nightly, texts.stable, texts.download, texts.share];
  return (
    <Panel title={texts.release} isFlush>
      {release ? (
        <Facts release={release} acts={acts} onExpired={onExpired} />
      ) : (
        <Loading>
          <DetailsSkeleton terms={terms} />
        </Loading>
      )}
    </Panel>
  );
}

function Facts({ release, acts, onExpired }: ReleaseFactsCardProps & { readonly release: Release }): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  return (
    <Details
      items={[
        { term: texts.tagName, value: <Identifier isCopyable>{release.tag_name}</Identifier> },
        { term: texts.created, value: format.showTime(release.created_at) },
        {
          term: texts.nightly,
          value: (
            <Flag
              isOn={release.nightly_build}
              by={release.nightly_build_set_by?.email}
              on={release.nightly_build_set_on}
              acts={acts}
              choices={[
                ["publishNightly", texts.publishNightly],
                ["unpublishNightly", texts.unpublishNightly],
              ]}
            />
          ),
        },
        {
          term: texts.stable,
          value: (
            <Flag
              isOn={release.stable_release}
              by={release.stable_release_set_by?.email}
              on={release.stable_release_set_on}
              acts={acts}
              choices={[["unpublishStable", texts.unpublishStable]]}
            />
          ),
        },
        {
          term: texts.download,
          value: <DownloadLink release={release} onExpired={onExpired} />,
        },
        {
          term: texts.share,
          value: release.download_link ? (
            <Button size="sm" icon={<ShareIcon />} onPress={() => acts.ask("share")}>
              {texts.generateLink}
            </Button>
          ) : (
            <span className="gh-muted">{texts.downloadMissing}</span>
          ),
        },
      ]}
    />
  );
}

interface FlagProps {
  readonly isOn: boolean;
  readonly by: string | undefined;
  readonly on: string | null | undefined;
  readonly acts: ReleaseActs;
  readonly choices: readonly (readonly [act: AskedAct, label: string])[];
}

/** A yes-or-no fact, with who set it and when, and the buttons to change it. */
function Flag({ isOn, by, on, acts, choices }: FlagProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  return (
    <>
      <OnOff isOn={isOn} on={texts.yes} off={texts.no} />
      {by && <span className="gh-small gh-muted">{format.showTime(on ?? null, (date) => texts.setBy(by, date))}</span>}
      {choices
        .filter(([act]) => acts.can(act))
        .map(([act, label]) => (
          <Button
            key={act}
            size="sm"
            onPress={() => acts.ask(act)}
            {...(acts.lacksFile(act) && { disabledReason: texts.noFile })}
          >
            {label}
          </Button>
        ))}
    </>
  );
}
