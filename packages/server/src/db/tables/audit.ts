import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../columns";

/**
 * Acts that decide who may do what: sign-ins, sessions, impersonations, passwords, roles, accounts and the command line. Accounts are
 * named by email, since the rows outlive them. `GATEHOUSE_AUDIT_DAYS` says how long rows are kept.
 */
export const audit = pgTable(
  "audit",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: time("at").notNull(),
    kind: text("kind").notNull(),
    /** The account, or the user of the command line, who did it; null if nobody was signed in. */
    actor: text("actor"),
    /** The account that it was done to; null for none, and for an address that is no account's. */
    subject: text("subject"),
    address: text("address"),
    /** `done`, `refused` or `failed`; null while a command runs, and for good if its process was killed. */
    result: text("result", { enum: ["done", "refused", "failed"] }),
    detail: text("detail").notNull().default(""),
  },
  (table) => [index("audit_at").on(table.at, table.id)],
);
