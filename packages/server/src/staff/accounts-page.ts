import { count } from "drizzle-orm";
import { html } from "hono/html";
import { groupNames } from "../auth/sessions";
import { matchesSearch } from "../db/matches-search";
import { users } from "../db/tables/viewer";
import { pagedTable, table, timeText } from "../http/table-page";
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

/** For superusers: the accounts, and who acted as whom of late. */
export const accountsPage: BackOfficePage = {
  path: "/admin/",
  title: "Admin",
  needs: "superuser",
  async content(visit) {
    const { db, clock } = visit;
    const accounts = await pagedTable<Row>(visit, {
      label: "Accounts",
      searches: "email or name",
      empty: "There are no accounts.",
      columns: [
        { title: "Email", cell: ({ email }) => email },
        { title: "State", cell: ({ isActive }) => (isActive ? "Active" : "Inactive") },
        { title: "Superuser", cell: ({ isSuperuser }) => (isSuperuser ? "Yes" : "No") },
        { title: "Groups", cell: ({ groups }) => groups.join(", ") || "–" },
        { title: "Last sign-in (UTC)", cell: ({ lastLoginAt }) => timeText(lastLoginAt) },
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
    return html`<p><a href="/user/impersonate/users-list/">Impersonate an account</a></p>
<h2>Accounts</h2>
${accounts}
<h2>Latest impersonations</h2>
${
  impersonations.length === 0
    ? html`<p>Nobody has impersonated anybody.</p>`
    : table(
        "Latest impersonations",
        [
          { title: "Administrator", cell: ({ impersonation }) => impersonation.administratorEmail },
          { title: "As", cell: ({ impersonation }) => impersonation.targetEmail },
          { title: "Started (UTC)", cell: ({ impersonation }) => timeText(impersonation.startedAt) },
          {
            title: "Ended (UTC)",
            cell: ({ impersonation }) =>
              impersonation.endedAt === null ? "Not ended" : timeText(impersonation.endedAt),
          },
          { title: "Writes", cell: ({ writes }) => String(writes.length) },
        ],
        impersonations,
      )
}`;
  },
};
