/** The guid of the team that `bigTeamSql` makes. */
export const bigTeamGuid: string;
/** A team of 2,000 users and 1,000 licenses, half of them assigned, managed by manager@example.com of the demo. */
export const bigTeamSql: string;
