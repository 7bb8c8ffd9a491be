import { and, count, eq, type SQL } from "drizzle-orm";
import { html } from "hono/html";
import { matchesSearch } from "../db/matches-search";
import { dongles, licenses } from "../db/tables/licenses";
import { teamLicenses, teams } from "../db/tables/teams";
import { users } from "../db/tables/viewer";
import type { Visit } from "../http/bind-page";
import type { Html } from "../http/html-page";
import { expiryText } from "../http/page-time";
import { type Column, pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { StaffTexts } from "../texts/staff.messages";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly license: typeof licenses.$inferSelect;
  readonly owner: string;
  readonly team: string | null;
  readonly dongle: string | null;
}

const columnsIn = (texts: StaffTexts["licenses"], time: Visit["time"]): readonly Column<Row>[] => [
  { title: texts.serialNumber, cell: ({ license }) => html`<span class="mono">${license.serialNumber}</span>` },
  {
    title: texts.type,
    cell: ({ license }) => `${license.type.toUpperCase()}${license.isTrial ? ` ${texts.trial}` : ""}`,
  },
  { title: texts.owner, cell: ({ owner }) => owner },
  { title: texts.team, cell: ({ team }) => team ?? "–" },
  { title: texts.dongle, cell: ({ dongle }) => dongle ?? "–" },
  { title: texts.activated, cell: ({ license }) => time(license.activatedAt) },
  { title: texts.expires, cell: ({ license }) => expiryText(license.expiresAt) },
];

function listLicenses(visit: Visit, which?: SQL): Promise<Html> {
  const { db } = visit;
  const { licenses: texts } = staffTexts(visit.facts.language);
  return pagedTable<Row>(visit, {
    label: texts.label,
    searches: texts.searches,
    empty: texts.empty,
    columns: columnsIn(texts, visit.time),
    async list({ search, limit, offset }) {
      const where = and(which, matchesSearch(search, licenses.serialNumber, users.email));
      const [total] = await db
        .select({ count: count() })
        .from(licenses)
        .innerJoin(users, eq(users.id, licenses.ownerId))
        .where(where);
      const rows = await db
        .select({ license: licenses, owner: users.email, team: teams.name, dongle: dongles.serialNumber })
        .from(licenses)
        .innerJoin(users, eq(users.id, licenses.ownerId))
        .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
        .leftJoin(teams, eq(teams.guid, teamLicenses.teamGuid))
        .leftJoin(dongles, eq(dongles.id, licenses.dongleId))
        .where(where)
        .orderBy(licenses.serialNumber)
        .limit(limit)
        .offset(offset);
      return { count: total?.count ?? 0, rows };
    },
  });
}

/** Pages of all licenses, and of trial licenses. */
export const licensePages: readonly BackOfficePage[] = [
  {
    path: "/management/user-licenses/",
    title: "userLicenses",
    needs: "management.licenses",
    content: (visit) => listLicenses(visit),
  },
  {
    path: "/management/trial-licenses/",
    title: "trialLicenses",
    needs: "management.trial-licenses",
    content: (visit) => listLicenses(visit, eq(licenses.isTrial, true)),
  },
];
