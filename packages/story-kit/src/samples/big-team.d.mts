/** The guid of the team that `bigTeamSql` makes. */
export const bigTeamGuid: string;
/** Creates a team of 2,000 members and 1,000 licenses, half of them assigned. Managed by manager@example.com. */
export const bigTeamSql: string;
