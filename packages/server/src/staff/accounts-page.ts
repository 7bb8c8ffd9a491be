import { count } from "drizzle-orm";
import { html } from "hono/html";
import { groupNames } from "../auth/sessions";
import { matchesSearch } from "../db/matches-search";
import { users } from "../db/tables/viewer";
import { pagedTable, table } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import { listImpersonations } from "./admin-rules";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly email: string;
  readonly isActive: boolean;
  readonly isSuperuser: boolean;
  readonly groups: readonly string[];
  readonly lastLoginAt: Date | null;
}

const recent = 20;

/** Lists accounts and the latest impersonations, for superusers. */
export const accountsPage: BackOfficePage = {
  path: "/admin/",
  title: "accounts",
  needs: "superuser",
  async content(visit) {
    const { db, clock } = visit;
    const { accounts: texts } = staffTexts(visit.facts.language);
    const accounts = await pagedTable<Row>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      columns: [
        { title: texts.email, cell: ({ email }) => email },
        { title: texts.state, cell: ({ isActive }) => (isActive ? texts.active : texts.inactive) },
        { title: texts.superuser, cell: ({ isSuperuser }) => (isSuperuser ? texts.yes : texts.no) },
        { title: texts.groups, cell: ({ groups }) => groups.join(", ") || "–" },
        { title: texts.lastSignIn, cell: ({ lastLoginAt }) => visit.time(lastLoginAt) },
      ],
      async list({ search, limit, offset }) {
        const where = matchesSearch(search, users.email, users.firstName, users.lastName);
        const [total] = await db.select({ count: count() }).from(users).where(where);
        const rows = await db
          .select({
            email: users.email,
            isActive: users.isActive,
            isSuperuser: users.isSuperuser,
            groups: groupNames,
            lastLoginAt: users.lastLoginAt,
          })
          .from(users)
          .where(where)
          .orderBy(users.email)
          .limit(limit)
          .offset(offset);
        return { count: total?.count ?? 0, rows };
      },
    });
    const impersonations = await listImpersonations({ db, clock }, recent);
    return html`<p><a href="/user/impersonate/users-list/">${texts.impersonate}</a></p>
<h2>${texts.label}</h2>
${accounts}
<h2>${texts.impersonations}</h2>
${
  impersonations.length === 0
    ? html`<p>${texts.noImpersonations}</p>`
    : table(
        texts.impersonations,
        [
          { title: texts.administrator, cell: ({ impersonation }) => impersonation.administratorEmail },
          { title: texts.as, cell: ({ impersonation }) => impersonation.targetEmail },
          { title: texts.started, cell: ({ impersonation }) => visit.time(impersonation.startedAt) },
          {
            title: texts.ended,
            cell: ({ impersonation }) =>
              impersonation.endedAt === null ? texts.notEnded : visit.time(impersonation.endedAt),
          },
          { title: texts.writes, isNumber: true, cell: ({ writes }) => String(writes.length) },
        ],
        impersonations,
        visit.texts.table,
      )
}`;
  },
};
