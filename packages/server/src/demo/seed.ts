import type { Clock } from "../core/clock";
import type { Database } from "../db/database";
import { settings } from "../db/tables/viewer";
import { seedBuilds } from "./builds";
import { seedOlderBuilds } from "./older-builds";
import { startOfDay } from "./rebase";
import type { RecordedDesign } from "./recordings";
import { seedReleases } from "./releases";
import { seedAccounts } from "./seed-accounts";
import { seedCoupons, seedLicenses } from "./seed-licenses";
import { seedCart, seedOrders } from "./seed-orders";
import { seedProjects } from "./seed-projects";
import { seedTeams } from "./seed-teams";
import { seedSessions } from "./sessions";
import { seedTickets } from "./support";
import { agreement, privacyPolicy } from "./texts";

/**
 * Fills an empty database with the demo. The rows are always the same, their dates are relative to the clock's day, and
 * they cover every state of licenses.
 * @param designs - Recorded designs that provide the sources, figures and logs of projects. Without them, builds only
 * have a state.
 */
export async function seedDemo(db: Database, clock: Clock, designs: readonly RecordedDesign[] = []): Promise<void> {
  const today = startOfDay(clock.now());
  await db.transaction(async (tx) => {
    await tx.insert(settings).values([
      { name: "demo-anchor", value: today.toISOString() },
      { name: "agreement", value: agreement },
      { name: "privacy-policy", value: privacyPolicy },
    ]);
    const userIds = await seedAccounts(tx, today);
    const licenseGuids = await seedLicenses(tx, today, userIds);
    await seedTeams(tx, today, userIds, licenseGuids);
    await seedCoupons(tx, today, userIds);
    await seedSessions(tx, today, userIds);
    await seedCart(tx, today, userIds, licenseGuids);
    await seedOrders(tx, today, userIds, licenseGuids);
    await seedReleases(tx, today);
    await seedTickets(tx, today, userIds);
    await seedProjects(tx, today, userIds);
    await seedBuilds(tx, today, designs);
    await seedOlderBuilds(tx, designs);
  });
}
