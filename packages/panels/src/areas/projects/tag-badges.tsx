import type { Commit } from "@gatehouse/contract/projects";
import { Badge, TagIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { Anchor, useScreenLinks } from "../../navigation/screen-link";

export interface TagBadgesProps {
  readonly projectGuid: string;
  readonly tags: Commit["tags"];
}

/** The tags of a commit. Each one links to its page if the server sends its guid. */
export function TagBadges({ projectGuid, tags }: TagBadgesProps): ReactNode {
  const links = useScreenLinks();
  if (tags.length === 0) return null;
  return (
    <List className="gh-badges">
      {tags.map(({ name, guid }) => {
        const badge = (
          <Badge key={name} icon={<TagIcon />} title={name}>
            {name}
          </Badge>
        );
        if (guid == null || guid === "") return badge;
        return (
          <Anchor key={name} link={links("tag", { projectGuid, tagGuid: guid })}>
            {badge}
          </Anchor>
        );
      })}
    </List>
  );
}

const List = styled.span`
  min-width: 0;
  /* Taller than the badge, for touch. */
  && a { display: inline-block; min-width: 0; max-width: 16em; padding-block: 0.2em; margin-block: -0.2em; color: inherit; }
  a:hover .gh-badge { text-decoration: underline; }
`;
