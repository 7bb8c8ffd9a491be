import { tours } from "../areas/viewer";
import type { Database } from "../db/database";
import { groups, userGroups, users } from "../db/tables/viewer";
import { demoAccounts, demoPasswordHash } from "./accounts";
import { daysAgo } from "./days-ago";
import { demoLicenses } from "./licenses";
import { type Ids, idsBy } from "./named-ids";

/**
 * Inserts the accounts.
 * @returns their ids by email address.
 */
export async function seedAccounts(db: Database, today: Date): Promise<Ids<number>> {
  const owners = new Set(demoLicenses.map(({ owner }) => owner));
  const rows = await db
    .insert(users)
    .values(
      demoAccounts.map((account) => {
        const isConfirmed = account.isProfileConfirmed ?? true;
        return {
          email: account.email,
          passwordHash: demoPasswordHash,
          firstName: account.firstName,
          lastName: account.lastName,
          jobTitle: account.jobTitle,
          isSuperuser: account.isSuperuser ?? false,
          hasSupportPlus: account.hasSupportPlus ?? false,
          countryCode: isConfirmed ? "IT" : null,
          location: isConfirmed ? "Viareggio" : "",
          institute: isConfirmed ? "Example Instruments" : "",
          localTimezone: "Europe/Rome",
          acceptsUserEmails: isConfirmed,
          profileConfirmedAt: isConfirmed ? daysAgo(today, 930) : null,
          agreementAcceptedAt: (account.isAgreementAccepted ?? true) ? daysAgo(today, 930) : null,
          completedTours: account.hasToursAhead ? [] : [...tours],
          firstLicenseAt: owners.has(account.email) ? daysAgo(today, 930) : null,
          createdAt: daysAgo(today, isConfirmed ? 931 : 1),
        };
      }),
    )
    .returning({ id: users.id, email: users.email });
  const userIds = idsBy(
    rows,
    ({ email }) => email,
    ({ id }) => id,
  );
  const names = [...new Set(demoAccounts.flatMap(({ group }) => group ?? []))];
  const groupIds = idsBy(
    await db
      .insert(groups)
      .values(names.map((name) => ({ name })))
      .returning(),
    ({ name }) => name,
    ({ id }) => id,
  );
  await db
    .insert(userGroups)
    .values(
      demoAccounts.flatMap(({ email, group }) =>
        group === undefined ? [] : { userId: userIds(email), groupId: groupIds(group) },
      ),
    );
  return userIds;
}
