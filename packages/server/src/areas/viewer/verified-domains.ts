import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { verifiedDomains } from "../../db/tables/viewer";

/** Whether accounts of an e-mail's domain may have a trial and teams. */
export async function isDomainVerified(db: Database, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const [verified] = await db.select().from(verifiedDomains).where(eq(verifiedDomains.domain, domain));
  return verified !== undefined;
}
