import { count } from "drizzle-orm";
import { matchesSearch } from "../db/matches-search";
import { verifiedDomains } from "../db/tables/viewer";
import { pagedTable, timeText } from "../http/table-page";
import type { BackOfficePage } from "./back-office-page";

/** Email domains whose accounts may have a trial and teams. */
export const trustedDomainsPage: BackOfficePage = {
  path: "/management/trusted-email-domains/",
  title: "Domains whitelist",
  needs: "management.trusted-domains",
  content: (visit) =>
    pagedTable<typeof verifiedDomains.$inferSelect>(visit, {
      label: "Domains",
      searches: "domain",
      empty: "No domain is verified.",
      columns: [
        { title: "Domain", cell: ({ domain }) => domain },
        { title: "Verified (UTC)", cell: ({ createdAt }) => timeText(createdAt) },
      ],
      async list({ search, limit, offset }) {
        const where = matchesSearch(search, verifiedDomains.domain);
        const [total] = await visit.db.select({ count: count() }).from(verifiedDomains).where(where);
        const rows = await visit.db
          .select()
          .from(verifiedDomains)
          .where(where)
          .orderBy(verifiedDomains.domain)
          .limit(limit)
          .offset(offset);
        return { count: total?.count ?? 0, rows };
      },
    }),
};
