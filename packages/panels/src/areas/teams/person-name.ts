import type { TeamPerson } from "@gatehouse/contract/teams";

/** How a person of a team is called: the names, or the e-mail where there are none. */
export function personName({ first_name, last_name, email }: Pick<TeamPerson, "first_name" | "last_name" | "email">): string {
  return `${first_name} ${last_name}`.trim() || email;
}
