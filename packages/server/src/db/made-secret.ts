import { eq, sql } from "drizzle-orm";
import { InternalError } from "../core/internal-error";
import { randomText } from "../core/secrets";
import { type Database, prepared } from "./database";
import { type SettingName, settings } from "./tables/viewer";

const findSecret = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder("name")))
    .prepare("made_secret"),
);

const insertSecret = prepared((db) =>
  db
    .insert(settings)
    .values({ name: sql.placeholder("name"), value: sql.placeholder("value") })
    .onConflictDoNothing()
    .prepare("insert_made_secret"),
);

/** A key of 32 bytes in hexadecimal. The first process that needs it creates it. */
export async function readMadeSecret(
  db: Database,
  name: Extract<SettingName, "link-secret" | "release-key">,
): Promise<string> {
  const [found] = await findSecret(db).execute({ name });
  if (found !== undefined) return found.value;
  await insertSecret(db).execute({ name, value: randomText(64, "0123456789abcdef") });
  const [made] = await findSecret(db).execute({ name });
  if (made === undefined) throw new InternalError("A secret was not written");
  return made.value;
}
