import type { TeamPerson } from "@gatehouse/contract/teams";
import { displayName, pictureAddress } from "@gatehouse/contract/viewer";
import { Avatar } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

export interface PersonProps {
  readonly person: TeamPerson;
  /** The portal's origin, from which pictures may come. */
  readonly origin: string;
  /** Badges beside the name. */
  readonly children?: ReactNode;
}

/** A person of a team: picture or initials, and the name, or the email if there is no name. */
export function Person({ person, origin, children }: PersonProps): ReactNode {
  const name = displayName(person);
  return (
    <Line title={name === person.email ? undefined : person.email}>
      <Avatar size="sm" name={name} picture={pictureAddress(person.profile_picture_url, origin)} />
      <Words>
        <span>{name}</span> {children}
      </Words>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--gh-space-2);
  max-width: 100%;
  vertical-align: top;
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25em var(--gh-space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`;
