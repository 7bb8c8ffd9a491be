import { and, count, countDistinct, eq, isNotNull, isNull, min } from "drizzle-orm";
import { matchesSearch } from "../db/matches-search";
import { licenses } from "../db/tables/licenses";
import { teamLicenses } from "../db/tables/teams";
import { users } from "../db/tables/viewer";
import { expiryText } from "../http/page-time";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly email: string;
  readonly institute: string;
  readonly licenses: number;
  readonly nextExpiry: Date | null;
}

/** A digital license is activated, not on a dongle, not a trial, and not in a team. */
const isDigital = and(
  isNotNull(licenses.activatedAt),
  isNull(licenses.dongleId),
  eq(licenses.isTrial, false),
  isNull(teamLicenses.licenseGuid),
);

/** Lists the owners of digital licenses and how many each has. */
export const licenseOwnersPage: BackOfficePage = {
  path: "/management/digital-licenses-owner/",
  title: "licenseOwners",
  needs: "management.license-owners",
  content(visit) {
    const { owners: texts } = staffTexts(visit.facts.language);
    return pagedTable<Row>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      columns: [
        { title: texts.owner, cell: ({ email }) => email },
        { title: texts.organization, cell: ({ institute }) => institute || "–" },
        { title: texts.licenses, isNumber: true, cell: (owner) => String(owner.licenses) },
        { title: texts.firstExpiration, cell: ({ nextExpiry }) => expiryText(nextExpiry) },
      ],
      async list({ search, limit, offset }) {
        const { db } = visit;
        const where = and(isDigital, matchesSearch(search, users.email, users.institute));
        const [total] = await db
          .select({ count: countDistinct(licenses.ownerId) })
          .from(licenses)
          .innerJoin(users, eq(users.id, licenses.ownerId))
          .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
          .where(where);
        const rows = await db
          .select({
            email: users.email,
            institute: users.institute,
            licenses: count(),
            nextExpiry: min(licenses.expiresAt),
          })
          .from(licenses)
          .innerJoin(users, eq(users.id, licenses.ownerId))
          .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
          .where(where)
          .groupBy(users.email, users.institute)
          .orderBy(users.email)
          .limit(limit)
          .offset(offset);
        return { count: total?.count ?? 0, rows };
      },
    });
  },
};
