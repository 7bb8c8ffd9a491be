import { projects } from "@gatehouse/contract/projects";
import { Button, ChevronRightIcon, Panel } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { FailureLine } from "../../../data/failure-line";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { CommitSummary, CommitSummarySkeleton } from "../commit-summary";
import { projectsMessages } from "../projects.messages";
import { pollMsOf } from "../projects.polling";

/** The newest commit of all projects. */
export function LatestCommitCard(): ReactNode {
  const texts = useMessages(projectsMessages);
  const links = useScreenLinks();
  const [pollMs, setPollMs] = useState(pollMsOf(undefined));
  const latest = useEndpoint(
    projects.latestCommits,
    { query: { page: 1, page_size: 1, order_by: "-created_on" } },
    { pollMs },
  );
  const [commit] = newestFirst(latest.data?.results ?? [], ({ created_on: time }) => time, 1);
  const wantedPollMs = pollMsOf([commit]);
  if (wantedPollMs !== pollMs) setPollMs(wantedPollMs);
  const target = commit && { projectGuid: commit.project.guid, commitSha: commit.version_sha1 };
  return (
    <Panel
      title={texts.latestCommit}
      data-tour="latest-commit"
      actions={
        target && (
          <Button variant="quiet" size="sm" trailingIcon={<ChevronRightIcon />} {...links("commit", target)}>
            {texts.openCommit}
          </Button>
        )
      }
    >
      <Remote
        of={latest}
        failure={texts.failedLatestCommit}
        failed={FailureLine}
        skeleton={<CommitSummarySkeleton />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="gh-muted">{texts.emptyCommits}</p>,
        }}
      >
        {() => commit && <CommitSummary commit={commit} hasProject />}
      </Remote>
    </Panel>
  );
}
