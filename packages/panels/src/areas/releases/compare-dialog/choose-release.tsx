import { NativeSelect, SearchIcon, TextField } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { compareChangelogsMessages } from "./compare-changelogs.messages";
import { isStable } from "./previous-release";
import type { ComparableReleases } from "./use-comparable";

export interface ChooseReleaseProps extends ComparableReleases {
  readonly chosen: string;
  readonly onChoose: (versionTag: string) => void;
}

/** Chooses the release to compare with. A long list can be searched by tag. */
export function ChooseRelease(props: ChooseReleaseProps): ReactNode {
  const { others, chosen, onChoose, hasSearch, search, onSearch, isSearching, isSearchFailed } = props;
  const texts = useMessages(compareChangelogsMessages);
  const isKnown = others.some(({ tag_name: tag }) => tag === chosen);
  const options = others.map((one) => ({
    value: one.tag_name,
    label: isStable(one) ? texts.stableTag(one.tag_name) : one.tag_name,
  }));
  const note = () => {
    if (search.trim() === "") return texts.findHint;
    if (isSearching) return texts.finding;
    if (isSearchFailed) return texts.findFailed;
    return texts.found(others.length);
  };
  return (
    <Choice>
      {hasSearch && (
        <TextField
          type="search"
          label={texts.find}
          icon={<SearchIcon />}
          autoComplete="off"
          value={search}
          onChange={onSearch}
          description={<span role="status">{note()}</span>}
        />
      )}
      <NativeSelect
        label={texts.compareWith}
        value={chosen}
        // Keep the chosen release in the list even if the search doesn't find it.
        options={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
        onChange={onChoose}
      />
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
  gap: var(--gh-space-4);
  align-items: start;
`;
