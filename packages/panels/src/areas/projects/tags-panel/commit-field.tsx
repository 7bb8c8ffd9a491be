import { type Commit, shortSha } from "@gatehouse/contract/projects";
import { NativeSelect, SearchIcon, SkeletonLines, TextField } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { firstLine } from "../first-line";
import { tagsMessages } from "../tags.messages";
import type { CommitChoice } from "./use-commit-choice";

export interface CommitFieldProps {
  readonly commits: CommitChoice;
  /** The sha of the chosen commit. */
  readonly value: string;
  readonly onChange: (sha: string) => void;
  readonly error: string | undefined;
}

/** Chooses the commit of a tag. A search appears if the project has more commits than the list can show. */
export function CommitField({ commits, value, onChange, error }: CommitFieldProps): ReactNode {
  const texts = useMessages(tagsMessages);
  const format = useFormat();
  const { query, search, onSearch, count, hasMore, hasFailed } = commits;
  const [known, setKnown] = useState<Commit>();
  const chosen = commits.commits.find(({ version_sha1 }) => version_sha1 === value);
  if (chosen !== undefined && chosen.version_sha1 !== known?.version_sha1) setKnown(chosen);
  const isListed = chosen !== undefined || value === "";
  const labelOf = ({ version_sha1: sha, message }: Commit) => `${shortSha(sha)} ${firstLine(message)}`.trim();
  const options = [
    ...(isListed ? [] : [{ value, label: known?.version_sha1 === value ? labelOf(known) : shortSha(value) }]),
    ...commits.commits.map((commit) => ({ value: commit.version_sha1, label: labelOf(commit) })),
  ];
  const hint =
    count === 0
      ? texts.noCommitMatches
      : texts.moreCommits(format.number(commits.commits.length), format.number(count));
  return (
    <Remote of={query} failure={texts.failedCommitChoice} skeleton={<SkeletonLines widths={["20%", "100%"]} />}>
      {() => (
        <>
          {hasMore && (
            <TextField
              label={texts.findCommit}
              type="search"
              icon={<SearchIcon />}
              value={search}
              onChange={onSearch}
              description={hint}
              error={hasFailed ? texts.failedCommitChoice : undefined}
            />
          )}
          <NativeSelect
            label={texts.tagCommitField}
            name="version_sha1"
            isRequired
            options={options}
            value={value}
            onChange={onChange}
            error={error}
          />
        </>
      )}
    </Remote>
  );
}
