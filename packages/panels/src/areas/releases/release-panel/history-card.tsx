import { lazyModule, Panel, SkeletonLines } from "@gatehouse/design";
import type { ReactNode } from "react";
import { FailureLine } from "../../../data/failure-line";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useMessages } from "../../../portal/messages";
import { releaseMessages } from "../release.messages";
import type { FoundRelease } from "./use-release";

const releaseTimeline = lazyModule(() => import("./release-timeline").then((module) => module.ReleaseTimeline));

/** The history of a release, newest first. The code of its timeline loads along with the events. */
export function HistoryCard({ events }: Pick<FoundRelease, "events">): ReactNode {
  const texts = useMessages(releaseMessages);
  const timeline = useFetchedModule(releaseTimeline);
  const remote = {
    failure: texts.failedHistory,
    failed: FailureLine,
    skeleton: <SkeletonLines widths={["80%", "60%", "80%"]} />,
  };
  return (
    <Panel title={texts.history}>
      <Remote
        {...remote}
        of={events}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="gh-muted">{texts.noHistory}</p>,
        }}
      >
        {({ results }) => (
          <Remote {...remote} of={timeline}>
            {(ReleaseTimeline) => <ReleaseTimeline events={newestFirst(results, ({ created_at: time }) => time)} />}
          </Remote>
        )}
      </Remote>
    </Panel>
  );
}
