import { eq, sql } from "drizzle-orm";
import { type Database, prepared } from "../../db/database";
import { verifiedDomains } from "../../db/tables/viewer";

const findVerifiedDomain = prepared((db) =>
  db
    .select()
    .from(verifiedDomains)
    .where(eq(verifiedDomains.domain, sql.placeholder("domain")))
    .prepare("verified_domain"),
);

/** Whether accounts of the email's domain may have a trial and create teams. */
export async function isDomainVerified(db: Database, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const [verified] = await findVerifiedDomain(db).execute({ domain });
  return verified !== undefined;
}
