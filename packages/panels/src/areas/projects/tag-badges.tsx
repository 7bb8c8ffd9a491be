import type { Commit } from "@gatehouse/contract/projects";
import { Badge, TagIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Anchor, useScreenLinks } from "../../navigation/screen-link";

export interface TagBadgesProps {
  readonly projectGuid: string;
  readonly tags: Commit["tags"];
}

/** The tags of a commit, each a link to its page where the server names it by its guid. */
export function TagBadges({ projectGuid, tags }: TagBadgesProps): ReactNode {
  const links = useScreenLinks();
  if (tags.length === 0) return null;
  return (
    <List className="gh-badges">
      {tags.map(({ name, guid }) => (
        <Badge key={name} icon={<TagIcon />} title={name}>
          {guid == null || guid === "" ? (
            name
          ) : (
            <Anchor link={links("tag", { projectGuid, tagGuid: guid })}>{name}</Anchor>
          )}
        </Badge>
      ))}
    </List>
  );
}

const List = styled.span`
  min-width: 0;
  a { color: inherit; }
`;
