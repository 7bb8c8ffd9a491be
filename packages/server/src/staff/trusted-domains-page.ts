import { count } from "drizzle-orm";
import { matchesSearch } from "../db/matches-search";
import { verifiedDomains } from "../db/tables/viewer";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { BackOfficePage } from "./back-office-page";

/** Lists email domains whose accounts may have a trial and create teams. */
export const trustedDomainsPage: BackOfficePage = {
  path: "/management/trusted-email-domains/",
  title: "trustedDomains",
  needs: "management.trusted-domains",
  content(visit) {
    const { domains: texts } = staffTexts(visit.facts.language);
    return pagedTable<typeof verifiedDomains.$inferSelect>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      columns: [
        { title: texts.domain, cell: ({ domain }) => domain },
        { title: texts.verified, cell: ({ createdAt }) => visit.time(createdAt) },
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
    });
  },
};
